import { dayOf } from '../../../../core/day.ts';
import { type DealHead, lateNotes, type ToldDeal } from '../../../../kit/day/deal.ts';
import type { Translate } from '../../explain/words.ts';
import { LEVELS } from '../../notation/levels.ts';
import type { Comparison } from '../../players/compare.ts';
import { readMatch } from '../../players/read.ts';
import { at } from '../../players/review.ts';
import { holdingsOf, LEARNER } from '../../rules/dealt-game.ts';
import { damageOf, type Holding } from '../../rules/score.ts';
import type { ToldPlay } from '../../tables/play/told-play.ts';

/** A day’s round that is over, in words. */
export interface ToldRound extends ToldDeal {
  /** One’s own damage; nothing more before the others’ is known. */
  readonly sentence: string;
}

/** @param played when the round was last played, in milliseconds since 1970. */
export function tellDeal(
  { day }: Pick<DealHead, 'day'>,
  { text, marks }: Pick<ToldPlay, 'text' | 'marks'>,
  played: number,
  found: Comparison | undefined,
  t: Translate,
  lang: string,
): ToldRound {
  const own = ownDamage(text);
  const count = (damage: number | undefined): string =>
    damage === undefined ? '' : String(damage);
  const help = [...(marks ? [marks] : []), ...lateNotes(day, dayOf(played), t, lang)];
  const others = found && !found.isSame ? [t('deal.result.others')] : [];
  return {
    sentence: t('deal.result.own', { count: own }),
    rows: [
      { name: t('deal.result.you'), figure: count(own), isYou: true },
      ...LEVELS.map((level) => ({
        name: t(`deal.result.${level}`),
        figure: count(found?.levels[level]),
        isYou: false,
      })),
    ],
    notes: [...help, ...others, t('deal.result.note')],
    shared: [
      t('deal.share.own', { count: own }),
      ...(found ? [t('deal.share.others', found.levels)] : []),
      ...help,
      ...others,
    ],
  };
}

/** [R2] The learner’s damage, those sets discarded that were. */
function ownDamage(text: string): number {
  const match = readMatch(text);
  if (!match.ok) throw new Error(match.error.code);
  return damageOf(holdingsOf(at(match.value), match.value.sets)[LEARNER] as Holding);
}

import { type Day, dayOf, sayDay } from '../../../../core/day.ts';
import { isInTime } from '../../../../device/daily.ts';
import { sayCard } from '../../explain/say.ts';
import type { Translate } from '../../explain/words.ts';
import { LEVELS } from '../../notation/levels.ts';
import type { Comparison } from '../../players/compare.ts';
import { readMatch } from '../../players/read.ts';
import { at } from '../../players/review.ts';
import { holdingsOf, LEARNER } from '../../rules/dealt-game.ts';
import { damageOf, type Holding } from '../../rules/score.ts';
import type { ToldPlay } from '../../tables/play/told-play.ts';
import type { DealHead } from './deal-engine.tsx';

/** A day’s round that is over, in words. */
export interface ToldDeal {
  /** One’s own damage; nothing more before the others’ is known. */
  readonly sentence: string;
  readonly rows: readonly ToldRow[];
  /** What the numbers mean, and what help there was. */
  readonly notes: readonly string[];
  /** The cards that cost least, in order. */
  readonly way: readonly string[] | null;
  /** What is shared of it, line by line. */
  readonly shared: readonly string[];
}

export interface ToldRow {
  readonly name: string;
  /** Empty before it is known. */
  readonly damage: string;
  readonly isYou: boolean;
}

/** @param played when the round was last played, in milliseconds since 1970. */
export function tellDeal(
  { day }: Pick<DealHead, 'day'>,
  { text, marks }: Pick<ToldPlay, 'text' | 'marks'>,
  played: number,
  found: Comparison | undefined,
  t: Translate,
  lang: string,
): ToldDeal {
  const own = ownDamage(text);
  const count = (damage: number | undefined): string =>
    damage === undefined ? '' : String(damage);
  const best = found?.best;
  const exact = best?.isExact ? 'exact' : 'found';
  const help = [marks, lateNote(day, dayOf(played), t, lang)].filter((note) => note !== '');
  const others = found && !found.isSame ? [t('deal.result.others')] : [];
  return {
    sentence: t('deal.result.own', { count: own }),
    rows: [
      { name: t('deal.result.you'), damage: count(own), isYou: true },
      ...LEVELS.map((level) => ({
        name: t(`deal.result.${level}`),
        damage: count(found?.levels[level]),
        isYou: false,
      })),
      { name: t('deal.result.best'), damage: count(best?.damage), isYou: false },
    ],
    notes: [
      ...help,
      ...others,
      t('deal.result.note'),
      ...(best ? [t(`deal.result.${exact}`)] : []),
    ],
    way: best ? best.cards.map((card) => sayCard(card, t)) : null,
    shared: [
      t('deal.share.own', { count: own }),
      ...(found
        ? [
            t('deal.share.others', found.levels),
            t(`deal.share.${exact}`, { best: found.best.damage }),
          ]
        : []),
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

/** A round that was not played on its day says so. */
const lateNote = (day: Day, on: Day, t: Translate, lang: string): string =>
  isInTime(day, { on }) ? '' : t('deal.result.late', { date: sayDay(on, lang) });

/** One text in words, which says nothing of the cards, with a link that opens the deal in everybody’s own language. */
export const shareText = (
  { shared }: Pick<ToldDeal, 'shared'>,
  { day, number, shared: page }: DealHead,
  t: Translate,
  lang: string,
): string =>
  [
    t('deal.share.title', { number, date: sayDay(day, lang) }),
    ...shared,
    new URL(`${page}#${day}`, location.origin).href,
  ].join('\n');

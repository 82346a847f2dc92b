import { type Day, dayOf, isInTime, sayDay } from '../../../../core/day.ts';
import { seedOf } from '../../../../core/random.ts';
import type { Translate } from '../../explain/words.ts';
import { makeGame } from '../../notation/game.ts';
import { LEVELS } from '../../notation/levels.ts';
import { at, type Match, NEW_TABLE } from '../../players/match.ts';
import type { Comparison } from '../../players/review.ts';
import { TRICKS } from '../../rules/deal.ts';
import { holdingsOf, LEARNER } from '../../rules/dealt-game.ts';
import { damageOf, type Holding } from '../../rules/score.ts';

export interface DealHead {
  readonly day: Day;
  readonly number: number;
  readonly shared: string;
}

export const dealOfDay = (day: Day): Match => ({
  ...NEW_TABLE,
  variant: 'basic',
  // The notation knows no minus.
  seed: seedOf(`deal ${day}`) >>> 1,
  seats: 4,
  tricks: TRICKS,
  isGame: false,
  level: 'able',
});

export function isOf(deal: Match, text: string): boolean {
  const start = makeGame(deal);
  return text.startsWith(start) && !text.startsWith(makeGame({ ...deal, hasWays: true }));
}

/** @param marks what help there was. @param played in milliseconds since 1970. */
export function viewDeal(
  { day }: Pick<DealHead, 'day'>,
  match: Match,
  marks: string,
  played: number,
  found: Comparison | undefined,
  t: Translate,
) {
  const own = ownDamage(match);
  const count = (damage: number | undefined): string =>
    damage === undefined ? '' : String(damage);
  const on = dayOf(played);
  const help = [
    ...(marks ? [marks] : []),
    ...(isInTime(day, on) ? [] : [t('deal.result.late', { date: sayDay(on, t.lang) })]),
  ];
  const others = found && !found.isSame ? [t('deal.result.others')] : [];
  const compared = found?.isSame ? t('deal.share.others', found.levels) : '';
  return {
    compared,
    rows: [
      { name: t('deal.result.you'), figure: count(own), isYou: true },
      ...LEVELS.map((level) => ({
        name: t(`deal.result.${level}`),
        figure: count(found?.levels[level]),
        isYou: false,
      })),
    ],
    notes: [...help, ...others, t('deal.result.note')],
    shared: [t('deal.share.own', { count: own }), ...(compared ? [compared] : []), ...help],
  };
}

/** [R2] The learner’s damage, those sets discarded that were. */
const ownDamage = (match: Match): number =>
  damageOf(holdingsOf(at(match), match.sets, match.people)[LEARNER] as Holding);

/** Three lines. @param said sentences about the round. */
export const shareText = (
  said: readonly string[],
  { day, number, shared }: DealHead,
  origin: string,
  t: Translate,
): string =>
  [
    t('deal.share.title', { number, date: sayDay(day, t.lang) }),
    said.join(' '),
    `${origin}${shared}#${day}`,
  ].join('\n');

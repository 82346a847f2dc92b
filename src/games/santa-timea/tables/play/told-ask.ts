import type { Translate } from '../../explain/words.ts';
import type { WindCard } from '../../rules/cards.ts';
import { LEARNER } from '../../rules/dealt-game.ts';
import { isRoundOver, legalMoves, type Round } from '../../rules/round.ts';
import type { JudgedScore } from '../score/judged-score.ts';
import type { ToldGame } from './told-game.ts';

/** What wind cards cost. */
export const damageOf = (cards: readonly WindCard[]): number =>
  cards.reduce((sum, { damage }) => sum + damage, 0);

/** What the learner is to do, and whether there is a choice; behind a score what came of it. */
export function sayAsk(
  round: Round,
  score: JudgedScore | null,
  game: ToldGame | null,
  t: Translate,
): string {
  if (game?.isOver) {
    const points = t('scored.points', { count: game.totals[LEARNER] ?? 0 });
    return t(game.winners.includes(LEARNER) ? 'play.ended.won' : 'play.ended.other', { points });
  }
  if (isRoundOver(round)) {
    const damage = damageOf(score?.seats[LEARNER]?.kept ?? []);
    return t('play.over', {
      damage: t('damage', { count: damage }),
      points: score?.seats[LEARNER]?.points ?? '',
    });
  }
  const [one, another] = legalMoves(round);
  if (one && !another) return t('play.ask.only');
  return t(round.plays.length === 0 ? 'play.ask.lead' : 'play.ask.follow');
}

/** Speaks to the learner where the ruling is about them; null where it is about others alone. */
export function sayOutcome(
  taker: number | null,
  lead: number,
  seats: readonly number[],
  names: readonly string[],
  t: Translate,
): string | null {
  const isYou = (place: number | null) => place !== null && seats[place] === LEARNER;
  const name = (place: number) => names[place] ?? '';
  if (isYou(taker)) {
    return isYou(lead) ? t('play.outcome.both') : t('play.outcome.takes', { name: name(lead) });
  }
  if (!isYou(lead)) return null;
  return taker === null ? t('play.outcome.nobody') : t('play.outcome.leads', { name: name(taker) });
}

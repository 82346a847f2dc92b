import { makeWindCard } from '../notation/cards.ts';
import { rulesFor } from '../notation/ruleset.ts';
import type { WindCard } from '../rules/cards.ts';
import { totals } from '../rules/game.ts';
import { damageOf, type Holding, placePoints, type Score, scoreRound } from '../rules/score.ts';
import { resolveTrick } from '../rules/trick.ts';
import type { Rules } from '../rules/variants.ts';
import { type Answer, NOBODY } from './answers.ts';
import { type Reasons, reasonsFor } from './reasons.ts';
import type { CountAsk } from './stage.ts';
import type { CardTask, GameTask, RowTask, ScoreTask, Task, TrickTask } from './task.ts';

/** What a hint says; its words are those of `hint.…`. */
export type HintKey =
  | 'led'
  | 'some-left'
  | 'lower-left'
  | 'higher-left'
  | 'among-zeros'
  | 'takes-only'
  | 'copy'
  | 'share'
  | 'no-rounding'
  | 'row-now'
  | 'row-later'
  | 'row-forecast'
  | 'damage-cards'
  | 'damage-gone'
  | 'damage-sum'
  | 'points-place'
  | 'points-alone'
  | 'points-down'
  | 'points-two'
  | 'points-shared'
  | 'points-order'
  | 'total-other-book'
  | 'total-no-bonus'
  | 'total-no-penalty'
  | 'total-floor'
  | 'total-columns'
  | 'sets-less'
  | 'start-named'
  | 'start-nothing'
  | 'most-not'
  | 'most-shared'
  | 'most-alone'
  | 'tie-settled'
  | CountAsk
  | 'to-come';

/** A few of the reasons, or a hint of its own with what its words need. */
export type Hint =
  | Reasons
  | {
      readonly key: HintKey;
      /** The place or seat it speaks of. */
      readonly at?: number;
      readonly halves?: number;
      readonly count?: number;
      readonly card?: WindCard;
    };

/**
 * A pointed word on a wrong answer that helps to find the right one without telling it; null where
 * what the answer leads to says enough.
 */
export function hintFor(task: Task, answer: Answer): Hint | null {
  switch (task.ask) {
    case 'taker':
    case 'leader':
      return trickHint(task, answer);
    case 'worth':
    case 'share':
      return cardHint(task, answer);
    case 'open':
      return reasonsFor(task, answer);
    case 'avoid':
    case 'take':
    case 'win-lead':
    case 'nobody': {
      const reasons = reasonsFor(task, answer);
      return reasons.about === 'refusal' ? reasons : null;
    }
    case 'now':
    case 'next':
      return rowHint(task, answer);
    case 'damage':
      return damageHint(task, Number(answer));
    case 'points':
    case 'total':
      return pointsHint(task, Number(answer));
    case 'sets': {
      const { cards } = task.position.holdings[task.seat] as Holding;
      const discarded = [...answer] as Holding['discarded'];
      const holdings = task.position.holdings.with(task.seat, { cards, discarded });
      const { total } = scoreOf(holdings, task.seat, rulesFor(task.position));
      return { key: 'sets-less', at: task.seat, count: total };
    }
    case 'starter':
    case 'winner':
      return gameHint(task, answer);
    case 'last': {
      const reasons = reasonsFor(task, answer);
      return reasons.about === 'refusal' ? reasons : null;
    }
    case 'tricks-left':
    case 'cards-out':
    case 'winds-unused':
    case 'winds-shuffled':
    case 'to-come':
      return { key: task.ask };
  }
}

function trickHint(task: TrickTask, answer: Answer): Hint {
  if (answer === NOBODY) return { key: 'some-left' };
  const at = Number(answer);
  const { worths, ties, taker, lead } = resolveTrick(task.position.trick, rulesFor(task.position));
  if (task.ask === 'leader' && taker === at) return { key: 'takes-only', at };
  if (ties.some((places) => places.includes(at))) {
    const reasons = reasonsFor(task, answer);
    if (reasons.about !== 'trick') return reasons;
    const steps = reasons.steps.filter((step) => 'places' in step && isTieOf(step, at));
    return { ...reasons, steps };
  }
  if (task.ask === 'taker' && worths[0]?.by === 'led') return { key: 'led' };
  const right = task.ask === 'taker' ? taker : lead;
  const isZero = (place: number | null) => worths[place ?? -1]?.halves === 0;
  if (isZero(at) && isZero(right)) return { key: 'among-zeros', at };
  const key = task.ask === 'taker' ? 'lower-left' : 'higher-left';
  return { key, at, halves: worths[at]?.halves ?? 0 };
}

const isTieOf = (step: { key: string; places: readonly number[] }, place: number): boolean =>
  step.key !== 'zeros-ranked' && step.places.includes(place);

function cardHint({ ask, place, position }: CardTask, answer: Answer): Hint {
  if (position.trick.plays[place]?.kind === 'piratess') return { key: 'copy' };
  const halves = resolveTrick(position.trick, rulesFor(position)).worths[place]?.halves ?? 0;
  const isRounded = ask === 'worth' && Math.abs(Number(answer) - halves) === 1;
  return { key: isRounded ? 'no-rounding' : 'share' };
}

function rowHint({ ask, position: { row } }: RowTask, answer: Answer): Hint | null {
  const named = (card: WindCard) => makeWindCard(card) === answer;
  const card = [...row.open, ...row.forecast].find(named);
  if (!card) return null;
  const at = row.open.findIndex(named);
  if (at < 0) return { key: 'row-forecast', card };
  return { key: ask === 'next' && at === 0 ? 'row-now' : 'row-later', card };
}

const scoreOf = (holdings: readonly Holding[], seat: number, rules: Rules): Score =>
  scoreRound(holdings, rules)[seat] as Score;

function damageHint({ seat, position }: ScoreTask, answer: number): Hint {
  const { cards, discarded } = position.holdings[seat] as Holding;
  if (discarded.length > 0 && answer === damageOf({ cards, discarded: [] })) {
    return { key: 'damage-gone' };
  }
  return { key: answer === cards.length ? 'damage-cards' : 'damage-sum' };
}

/** What was forgotten or mistaken, as far as the number tells; else where the place comes from. */
function pointsHint(task: ScoreTask, answer: number): Hint {
  const { seat, position } = task;
  const rules = rulesFor(position);
  const seats = position.holdings.length;
  const score = scoreOf(position.holdings, seat, rules);
  const { place, sharing, points, bonus, penalty, total } = score;
  if (task.ask === 'total' && (rules.pairBonus || rules.penalty)) {
    const discardedTriplet = rules.discardedTriplet === 'counted' ? 'not-counted' : 'counted';
    const other = scoreOf(position.holdings, seat, { ...rules, discardedTriplet }).total;
    if (answer === other) return { key: 'total-other-book' };
    if (total < 0 && answer === 0) return { key: 'total-floor' };
    if (answer === points + bonus) return { key: 'total-no-penalty' };
    return { key: answer === points - penalty ? 'total-no-bonus' : 'total-columns' };
  }
  if (seats === 2 && sharing === 1) return { key: 'points-two' };
  if (sharing > 1 && answer === placePoints(place, seats)) return { key: 'points-alone' };
  // Two at the table share 2 and 0 without a remainder.
  if (seats > 2 && sharing % 2 === 0 && answer === points - 1) return { key: 'points-down' };
  if (answer === place) return { key: 'points-place' };
  return { key: sharing > 1 ? 'points-shared' : 'points-order' };
}

function gameHint(task: GameTask, answer: Answer): Hint {
  const isSeat = /^\d$/.test(answer);
  const at = Number(answer);
  if (task.game.results.length === 0) {
    return isSeat ? { key: 'start-nothing', at } : { key: 'start-named' };
  }
  const points = totals(task.game);
  const most = Math.max(...points);
  const isTie = points.filter((value) => value === most).length > 1;
  if (!isSeat) return { key: isTie ? 'tie-settled' : 'most-alone' };
  return { key: points[at] === most ? 'most-shared' : 'most-not', at };
}

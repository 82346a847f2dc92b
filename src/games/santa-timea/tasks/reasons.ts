import { explainStart, explainWinners, type GameStep } from '../explain/game.ts';
import { explainRefusal, type RefusalStep } from '../explain/refusal.ts';
import { explainRow, type RowStep } from '../explain/row.ts';
import { explainScore, type ScoreStep } from '../explain/score.ts';
import type { StageStep } from '../explain/stage.ts';
import { explainTrick, type TrickStep } from '../explain/trick.ts';
import { makeCard } from '../notation/cards.ts';
import { rulesFor } from '../notation/ruleset.ts';
import type { TrickPosition } from '../notation/trick.ts';
import {
  leadingTo,
  MISREADINGS,
  type MisreadingId,
  misreadRuling,
  misreadWorth,
} from '../puzzles/misreadings.ts';
import { startPlayer, winners } from '../rules/game.ts';
import { checkPlay } from '../rules/legal.ts';
import { advanceRow } from '../rules/row.ts';
import { type Holding, scoreRound } from '../rules/score.ts';
import { resolveTrick, type Trick } from '../rules/trick.ts';
import { type Answer, isReached, NOBODY } from './answers.ts';
import { seatToPlay } from './ending.ts';
import { type LineStep, refutation } from './refutation.ts';
import { numbersOf } from './stage.ts';
import type { CardTask, CountTask, LastTask, PlayTask, ScoreTask, Task } from './task.ts';

/** Why an answer is right, or what would come of it, as steps of the engine. */
export type Reasons =
  | { readonly about: 'trick'; readonly trick: Trick; readonly steps: readonly TrickStep[] }
  | { readonly about: 'score'; readonly steps: readonly ScoreStep[] }
  | { readonly about: 'row'; readonly steps: readonly RowStep[] }
  | { readonly about: 'game'; readonly steps: readonly GameStep[] }
  | { readonly about: 'line'; readonly steps: readonly LineStep[] }
  | { readonly about: 'stage'; readonly steps: readonly StageStep[] }
  | { readonly about: 'refusal'; readonly steps: readonly RefusalStep[] };

/** What the learner should hear after this answer. For a play task: what this card would lead to. */
export function reasonsFor(task: Task, answer: Answer): Reasons {
  switch (task.ask) {
    case 'taker':
    case 'leader':
      return trickReasons(task.position);
    case 'worth':
    case 'share':
      return cardReasons(task);
    case 'avoid':
    case 'take':
    case 'win-lead':
    case 'nobody':
      return playReasons(task, answer);
    case 'open': {
      const { cards } = task.position;
      const card = cards.find((held) => makeCard(held) === answer);
      const checked = card && checkPlay(card, cards, true);
      return {
        about: 'refusal',
        steps: checked && !checked.ok ? explainRefusal(checked.error) : [],
      };
    }
    case 'now':
      return { about: 'row', steps: explainRow(task.position.row, null) };
    case 'next': {
      const { row } = task.position;
      return { about: 'row', steps: explainRow(advanceRow(row), row) };
    }
    case 'damage':
    case 'points':
    case 'total':
      return { about: 'score', steps: scoreSteps(task).filter(upTo(task.ask)) };
    case 'sets':
      return { about: 'score', steps: scoreSteps(declaring(task, answer)) };
    case 'starter':
      return { about: 'game', steps: explainStart(task.game, startPlayer(task.game, task.sunk)) };
    case 'winner':
      return { about: 'game', steps: explainWinners(task.game, winners(task.game)) };
    case 'last':
      return lastReasons(task, answer);
    case 'tricks-left':
    case 'cards-out':
    case 'winds-unused':
    case 'winds-shuffled':
      return { about: 'stage', steps: [countStep(task)] };
    case 'to-come': {
      const played = task.position.tricks.flatMap(({ plays }) => plays);
      return { about: 'stage', steps: [{ key: 'stage-discards', clause: 'T7', cards: played }] };
    }
  }
}

/** Misreadings that speak of the very card answered, not of the wind at large. */
const PRECISE: readonly MisreadingId[] = ['bride-is-highest', 'copies-the-print', 'forgets-ties'];

/** The misreadings that lead to this wrong answer, the likeliest first; none for a right one. */
export function misreadingsOf(task: Task, answer: Answer): MisreadingId[] {
  const found = allMisreadings(task, answer);
  return [
    ...PRECISE.filter((id) => found.includes(id)),
    ...found.filter((id) => !PRECISE.includes(id)),
  ];
}

function allMisreadings(task: Task, answer: Answer): MisreadingId[] {
  switch (task.ask) {
    case 'taker':
    case 'leader': {
      const place = answer === NOBODY ? null : Number(answer);
      const ask = task.ask === 'taker' ? 'taker' : 'lead';
      return leadingTo(task.position.trick, rulesFor(task.position), place, ask);
    }
    case 'worth':
    case 'share':
      return cardMisreadings(task, answer);
    case 'avoid':
    case 'take':
    case 'win-lead':
    case 'nobody':
      return playMisreadings(task, answer);
    default:
      return [];
  }
}

/** To whom a card seems to do what the learner wants, although it does not. */
function playMisreadings(task: PlayTask, answer: Answer): MisreadingId[] {
  const hand = task.choices.map(({ card }) => card);
  const choice = task.choices.find(({ card }) => makeCard(card) === answer);
  if (!choice || !checkPlay(choice.card, hand, task.place === 0).ok) return [];
  const { trick } = choice.position;
  const rules = rulesFor(choice.position);
  if (isReached(task, resolveTrick(trick, rules))) return [];
  return MISREADINGS.filter((id) => isReached(task, misreadRuling(trick, rules, id)));
}

function cardMisreadings({ ask, place, position }: CardTask, answer: Answer): MisreadingId[] {
  const rules = rulesFor(position);
  const rank = resolveTrick(position.trick, rules).worths[place]?.origin?.rank ?? 0;
  const shares: Readonly<Record<Answer, number>> = { full: rank * 2, half: rank, zero: 0 };
  const halves = ask === 'share' ? shares[answer] : Number(answer);
  if (resolveTrick(position.trick, rules).worths[place]?.halves === halves) return [];
  return MISREADINGS.filter((id) => misreadWorth(position.trick, rules, id, place) === halves);
}

/** How the others make the most of a card; or why it may not be led. */
function lastReasons({ ending }: LastTask, answer: Answer): Reasons {
  const hand = ending.hands[seatToPlay(ending)] ?? [];
  const card = hand.find((held) => makeCard(held) === answer);
  const checked = card && checkPlay(card, hand, ending.plays.length === 0);
  return checked?.ok === false
    ? { about: 'refusal', steps: explainRefusal(checked.error) }
    : { about: 'line', steps: refutation(ending, answer) };
}

function trickReasons(position: TrickPosition): Reasons {
  const rules = rulesFor(position);
  const { trick } = position;
  const steps = explainTrick(trick, resolveTrick(trick, rules), rules);
  return { about: 'trick', trick, steps };
}

/** Only how this card, and what it copies, came to count what it does. */
function cardReasons({ place, position }: CardTask): Reasons {
  const all = trickReasons(position);
  if (all.about !== 'trick') return all;
  const { plays } = all.trick;
  let first = place;
  while (first > 0 && plays[first]?.kind === 'piratess') first -= 1;
  const told = (at: number) => at >= first && at <= place;
  return {
    ...all,
    steps: all.steps.filter((step) => 'halves' in step && 'place' in step && told(step.place)),
  };
}

function playReasons({ place, choices }: PlayTask, answer: Answer): Reasons {
  const hand = choices.map(({ card }) => card);
  const choice = choices.find(({ card }) => makeCard(card) === answer) ?? choices[0];
  if (!choice) return { about: 'refusal', steps: [] };
  const checked = checkPlay(choice.card, hand, place === 0);
  return checked.ok
    ? trickReasons(choice.position)
    : { about: 'refusal', steps: explainRefusal(checked.error) };
}

function scoreSteps({ seat, position }: ScoreTask): ScoreStep[] {
  const rules = rulesFor(position);
  const score = scoreRound(position.holdings, rules)[seat];
  const holding = position.holdings[seat] as Holding;
  return score ? explainScore(holding, score, position.holdings.length, rules) : [];
}

const COLUMNS = ['set', 'damage', 'place', 'points', 'bonus', 'penalty', 'total'] as const;

const upTo =
  (last: 'damage' | 'points' | 'total') =>
  (step: ScoreStep): boolean =>
    COLUMNS.indexOf(step.column) <= COLUMNS.indexOf(last);

function declaring(task: ScoreTask, answer: Answer): ScoreTask {
  const { cards } = task.position.holdings[task.seat] as Holding;
  const discarded = [...answer] as Holding['discarded'];
  const holdings = task.position.holdings.with(task.seat, { cards, discarded });
  return { ...task, position: { ...task.position, holdings } };
}

function countStep({ ask, stage }: CountTask): StageStep {
  const { tricks, tricksLeft, cards, cardsDealt, cardsOut, winds, windsUnused } = numbersOf(stage);
  switch (ask) {
    case 'tricks-left':
      return {
        key: 'stage-tricks',
        clause: 'O2',
        all: tricks,
        used: stage.tricks,
        count: tricksLeft,
      };
    case 'cards-out':
      return { key: 'stage-cards', clause: 'S4', all: cards, used: cardsDealt, count: cardsOut };
    case 'winds-unused':
      return { key: 'stage-unused', clause: 'R1', all: winds, used: tricks, count: windsUnused };
    case 'winds-shuffled':
      return { key: 'stage-shuffled', clause: 'S1', all: winds, used: 0, count: winds };
  }
}

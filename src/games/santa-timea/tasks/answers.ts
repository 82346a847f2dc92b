import { makeCard, makeWindCard } from '../notation/cards.ts';
import { rulesFor as ownRules, type Ruleset } from '../notation/ruleset.ts';
import { sameCard, type WheelCard, type WindCard, wheelDeck } from '../rules/cards.ts';
import { bestDeclarations, declarationOptions } from '../rules/declare.ts';
import { startPlayer, winners } from '../rules/game.ts';
import { checkPlay } from '../rules/legal.ts';
import { advanceRow, currentWind } from '../rules/row.ts';
import { damageOf, type Holding, type Score, scoreRound } from '../rules/score.ts';
import { resolveTrick, type TrickRuling } from '../rules/trick.ts';
import { type Rules, rulesOf } from '../rules/variants.ts';
import type { Worth } from '../rules/worth.ts';
import { seatToPlay } from './ending.ts';
import { solveEnding } from './play-out.ts';
import { numbersOf } from './stage.ts';
import type {
  CardTask,
  ComeTask,
  CountTask,
  GameTask,
  LastTask,
  PlayTask,
  ScoreTask,
  Task,
} from './task.ts';

/**
 * An answer as a short text: a place or seat (`0`), `nobody`, `full` `half` `zero`, half points
 * (`11`), a card (`N11`, `P`), a wind card (`E3`), points (`-1`), sets (`NS`, or empty for none),
 * `lots`, `together`.
 */
export type Answer = string;

/** The answers to offer, in a sensible order, and those among them that are right. */
export interface Answers {
  readonly offered: readonly Answer[];
  readonly right: readonly Answer[];
}

export const NOBODY = 'nobody';

/**
 * All answers of a task, judged by the engine. There is always a right one and a wrong one.
 * @param other what another reading of the rules says instead, to see whether the answer depends on it.
 */
export function answersOf(task: Task, other: Partial<Rules> = {}): Answers {
  const rulesFor = (position: Ruleset): Rules => ({ ...ownRules(position), ...other });
  switch (task.ask) {
    case 'taker': {
      const { taker } = resolveTrick(task.position.trick, rulesFor(task.position));
      const places = indices(task.position.trick.plays.length);
      return { offered: [...places, NOBODY], right: [taker === null ? NOBODY : String(taker)] };
    }
    case 'leader': {
      const { lead } = resolveTrick(task.position.trick, rulesFor(task.position));
      return { offered: indices(task.position.trick.plays.length), right: [String(lead)] };
    }
    case 'worth':
    case 'share':
      return cardAnswers(task, rulesFor(task.position));
    case 'avoid':
    case 'take':
    case 'win-lead':
    case 'nobody':
      return {
        offered: unique(task.choices.map(({ card }) => makeCard(card))),
        right: unique(
          task.choices
            .filter((choice) => reaches(task, choice, rulesFor(choice.position)))
            .map(({ card }) => makeCard(card)),
        ),
      };
    case 'open': {
      const { cards } = task.position;
      const legal = cards.filter((card) => checkPlay(card, cards, true).ok);
      return { offered: unique(cards.map(makeCard)), right: unique(legal.map(makeCard)) };
    }
    case 'now':
    case 'next': {
      const { row } = task.position;
      const current = currentWind(task.ask === 'now' ? row : advanceRow(row));
      const shown = [...row.open, ...row.forecast].map(makeWindCard);
      return { offered: unique(shown), right: [makeWindCard(current as WindCard)] };
    }
    case 'damage':
    case 'points':
    case 'total':
      return numberAnswers(task, rulesFor(task.position));
    case 'sets':
      return setAnswers(task, rulesFor(task.position));
    case 'starter':
    case 'winner':
      return gameAnswers(task);
    case 'last':
      return lastAnswers(task, { ...rulesOf('house', 'basic'), ...other });
    case 'tricks-left':
    case 'cards-out':
    case 'winds-unused':
    case 'winds-shuffled':
      return countAnswers(task);
    case 'to-come':
      return {
        offered: unique(task.cards.map(makeCard)),
        right: unique(task.cards.filter((card) => isToCome(card, task.position)).map(makeCard)),
      };
  }
}

const indices = (count: number): Answer[] => Array.from({ length: count }, (_, i) => String(i));

const unique = (answers: readonly Answer[]): Answer[] => [...new Set(answers)];

const ascending = (numbers: readonly number[]): Answer[] =>
  [...new Set(numbers)].sort((a, b) => a - b).map(String);

function cardAnswers({ ask, place, position }: CardTask, rules: Rules): Answers {
  const { origin, halves } = resolveTrick(position.trick, rules).worths[place] as Worth;
  const rank = origin?.rank ?? 0;
  if (ask === 'worth') {
    // The number printed, its half, its half rounded either way, and nothing.
    const near = [0, rank, rank * 2, rank - (rank % 2), rank + (rank % 2)];
    return { offered: ascending([...near, halves]), right: [String(halves)] };
  }
  const share = halves === 0 ? 'zero' : halves === rank ? 'half' : 'full';
  return { offered: ['full', 'half', 'zero'], right: [share] };
}

/** Whether playing this card does what the learner wants; a card that may not be played does not. */
function reaches(
  task: PlayTask,
  { card, position }: PlayTask['choices'][number],
  rules: Rules,
): boolean {
  const hand = task.choices.map((choice) => choice.card);
  if (!checkPlay(card, hand, task.place === 0).ok) return false;
  return isReached(task, resolveTrick(position.trick, rules));
}

/** Whether a trick that ends so is what the learner wants. */
export function isReached(
  { ask, place }: Pick<PlayTask, 'ask' | 'place'>,
  { taker, lead, leadBy }: Pick<TrickRuling, 'taker' | 'lead' | 'leadBy'>,
): boolean {
  switch (ask) {
    case 'avoid':
      return taker !== place;
    case 'take':
      return taker === place;
    case 'win-lead':
      return lead === place && leadBy !== 'stays';
    case 'nobody':
      return taker === null;
  }
}

/** [R4] The cards that are sure of the least damage. */
function lastAnswers({ ending }: LastTask, rules: Rules): Answers {
  const solved = solveEnding(ending, rules);
  const least = Math.min(...solved.map(({ damage }) => damage));
  return {
    offered: unique((ending.hands[seatToPlay(ending)] as readonly WheelCard[]).map(makeCard)),
    right: solved.filter(({ damage }) => damage === least).map(({ code }) => code),
  };
}

function numberAnswers({ ask, seat, position }: ScoreTask, rules: Rules): Answers {
  const scores = scoreRound(position.holdings, rules);
  const { cards } = position.holdings[seat] as Holding;
  const value = (scores[seat] as Score)[ask as 'damage' | 'points' | 'total'];
  if (ask === 'damage') {
    // What comes out when sets are kept, forgotten, or cards counted instead of points.
    const kept = damageOf({ cards, discarded: [] });
    return { offered: ascending([value, kept, cards.length, kept + 1]), right: [String(value)] };
  }
  const most = position.holdings.length + (ask === 'total' ? 1 : 0);
  const least = ask === 'total' ? -1 : 0;
  const usual = Array.from({ length: most - least + 1 }, (_, i) => least + i);
  return { offered: ascending([...usual, value]), right: [String(value)] };
}

function setAnswers({ seat, position }: ScoreTask, rules: Rules): Answers {
  const { cards } = position.holdings[seat] as Holding;
  const best = bestDeclarations(position.holdings, seat, rules).options;
  return {
    offered: declarationOptions(cards, rules).map((sets) => sets.join('')),
    right: best.map((sets) => sets.join('')),
  };
}

function gameAnswers({ ask, game, sunk }: GameTask): Answers {
  const several = ask === 'starter' ? 'lots' : 'together';
  const { seats } = ask === 'starter' ? startPlayer(game, sunk) : winners(game);
  const right = seats.length === 1 ? String(seats[0]) : several;
  return { offered: [...indices(game.seats), several], right: [right] };
}

/** The right number among those that come of counting something else. */
function countAnswers({ ask, stage }: CountTask): Answers {
  const numbers = numbersOf(stage);
  const { tricks, tricksLeft, cards, cardsDealt, cardsOut, winds, windsUnused } = numbers;
  const near = {
    'tricks-left': [tricksLeft, stage.tricks, tricks, winds - stage.tricks],
    'cards-out': [cardsOut, cardsDealt, cards, tricks],
    'winds-unused': [windsUnused, tricks, winds, 0],
    'winds-shuffled': [winds, tricks, windsUnused, cards],
  }[ask];
  return { offered: ascending(near), right: [String(near[0])] };
}

/** [T7] Whether a card, or one more of its kind, is still to come after these tricks. */
function isToCome(card: WheelCard, { tricks }: ComeTask['position']): boolean {
  const among = (cards: readonly WheelCard[]) => cards.filter((one) => sameCard(one, card)).length;
  return among(wheelDeck()) > among(tricks.flatMap(({ plays }) => plays));
}

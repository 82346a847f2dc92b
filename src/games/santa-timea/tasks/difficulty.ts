import type { Band } from '../../../core/band.ts';
import { rulesFor } from '../notation/ruleset.ts';
import { bandAt, burden, EACH_MISREADING } from '../puzzles/difficulty.ts';
import { MIN_SEATS } from '../rules/deal.ts';
import { type Holding, heldTriplets, type Score, scoreRound } from '../rules/score.ts';
import { exposedBy } from './exposed.ts';
import type { CardTask, LastTask, PlayTask, ScoreTask, Task } from './task.ts';

/**
 * How hard a task is, from 0 up, as `puzzles/difficulty.ts` counts it for “who takes?”: two for every
 * misreading that leads to a wrong answer, and more for what has to be kept in mind on the way. With a
 * hand to choose from, a misreading counts half: it fools about some of the cards only.
 */
export const taskDifficulty = (task: Task): number =>
  exposedBy(task).length * ('choices' in task ? EACH_MISREADING / 2 : EACH_MISREADING) + kept(task);

export const taskBand = (task: Task): Band => bandAt(taskDifficulty(task));

/** What has to be kept in mind, for each kind of task. */
function kept(task: Task): number {
  switch (task.ask) {
    case 'taker':
    case 'leader':
      return burden(task.position.trick, rulesFor(task.position));
    case 'worth':
    case 'share':
      return copies(task);
    case 'avoid':
    case 'take':
    case 'win-lead':
    case 'nobody':
      return choosing(task);
    case 'damage':
    case 'points':
    case 'total':
    case 'sets':
      return scoring(task);
    case 'last':
      return looking(task);
    case 'open':
    case 'now':
    case 'next':
    case 'starter':
    case 'winner':
    case 'tricks-left':
    case 'cards-out':
    case 'winds-unused':
    case 'winds-shuffled':
    case 'to-come':
      return 0;
  }
}

/** How many cards one has to go back to find the number that counts. */
function copies({ place, position }: CardTask): number {
  const { plays } = position.trick;
  let first = place;
  while (first > 0 && plays[first]?.kind === 'piratess') first -= 1;
  return place - first;
}

/** Three for each trick to look ahead, two for each player beyond two. */
const looking = ({ ending: { hands, winds } }: LastTask): number =>
  3 * winds.length + 2 * (hands.length - MIN_SEATS);

/** The hardest of the tricks to think through, and one for each card to choose from beyond the second. */
const choosing = ({ choices }: PlayTask): number =>
  choices.length -
  2 +
  Math.max(...choices.map(({ position }) => burden(position.trick, rulesFor(position))));

/**
 * Each column of the score sheet stands on those before it: damage adds up cards and leaves sets out,
 * points compare everybody and may be shared, the total of the advanced game adds pairs and penalty,
 * and whoever may choose a set has all of that to do for each choice.
 */
function scoring({ ask, seat, position }: ScoreTask): number {
  const { holdings, variant } = position;
  const own = scoreRound(holdings, rulesFor(position))[seat] as Score;
  const { cards, discarded } = holdings[seat] as Holding;
  const damage = Math.floor(cards.length / 3) + 2 * discarded.length;
  if (ask === 'damage') return damage;
  const place = damage + 2 * (holdings.length - MIN_SEATS) + 2 * Number(own.sharing > 1);
  if (ask === 'points' || variant === 'basic') return place;
  const total = place + 2 * own.pairs.length + 2 * Number(own.penalty > 0);
  return ask === 'total' ? total : total + 4 * heldTriplets(cards).length;
}

import { makeHand } from '../notation/cards.ts';
import { makePosition } from '../notation/position.ts';
import { makeTrick } from '../notation/trick.ts';
import { makeEnding } from './ending.ts';
import { makeGamePoints } from './game-points.ts';
import { GAP } from './read.ts';
import { makeStage } from './stage.ts';
import type { PlayTask, Task } from './task.ts';

/** Writes a task as `parseTask` reads it, in one canonical form. */
export function makeTask(task: Task): string {
  switch (task.ask) {
    case 'taker':
    case 'leader':
    case 'open':
    case 'now':
    case 'next':
      return `${task.ask} in ${makePosition(task.position)}`;
    case 'worth':
    case 'share':
      return `${task.ask} ${task.place} in ${makePosition(task.position)}`;
    case 'avoid':
    case 'take':
    case 'win-lead':
    case 'nobody':
      return makePlay(task);
    case 'damage':
    case 'points':
    case 'total':
    case 'sets':
      return `${task.ask} ${task.seat} in ${makePosition(task.position)}`;
    case 'starter':
    case 'winner':
      return `${task.ask} in ${makeGamePoints(task)}`;
    case 'last':
      return `${task.ask} in ${makeEnding(task.ending)}`;
    case 'tricks-left':
    case 'cards-out':
    case 'winds-unused':
    case 'winds-shuffled':
      return `${task.ask} in ${makeStage(task.stage)}`;
    case 'to-come':
      return `${task.ask} ${makeHand(task.cards)} in ${makePosition(task.position)}`;
  }
}

/** @throws if there is no card to choose, which `parseTask` never returns. */
function makePlay({ ask, place, choices }: PlayTask): string {
  const [first] = choices;
  if (!first) throw new Error('A play task without cards');
  const words = makeTrick(first.position).split(' ');
  const gap = words.length - first.position.trick.plays.length + place;
  const hand = makeHand(choices.map(({ card }) => card));
  return `${ask} ${hand} in ${words.with(gap, GAP).join(' ')}`;
}

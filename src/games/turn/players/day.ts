import type { Day } from '../../../core/day.ts';
import { seedOfDay } from '../../../kit/day/deal.ts';
import { isOver } from '../rules/end.ts';
import { chooseMove } from './bot.ts';
import { type Match, momentOf, moveOn, startMatch, withMove } from './match.ts';
import { makeMatch, readMatch } from './read.ts';
import { viewOf } from './view.ts';

/** The game of a date: who holds what, how the piles lie and how the others play follow from the date alone. */
export const dealOfDay = (day: Day): Match => ({
  seed: seedOfDay(day),
  seats: 4,
  decks: 2,
  moves: [],
});

/** Whether a text is a moment of this game, or none that can be read. */
export function isOf(deal: Match, text: string): boolean {
  const match = readMatch(text);
  return !match.ok || makeMatch({ ...match.value, moves: [] }) === makeMatch(deal);
}

/** Whether nothing is left to be played of it; undefined where the text is none. */
export function isOverIn(text: string): boolean | undefined {
  const match = readMatch(text);
  const moment = match.ok ? momentOf(match.value) : match;
  return moment.ok ? isOver(moment.value.game) : undefined;
}

/** A game as a simple player plays it from the learner’s seat, who sees no more than that seat does. */
export function playedByOurs(deal: Match): Match {
  let match: Match = { ...deal, moves: [] };
  let moment = startMatch(match);
  while (!isOver(moment.game)) {
    const move = chooseMove(viewOf(moment.game), match.seed);
    const next = moveOn(moment, move, match.seed);
    if (!next.ok) throw new Error(next.error.code);
    match = withMove(match, move);
    moment = next.value;
  }
  return match;
}

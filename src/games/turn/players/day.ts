import type { Day } from '../../../core/day.ts';
import { seedOfDay } from '../../../kit/day/deal.ts';
import { makeGame } from '../notation/game.ts';
import { isOver } from '../rules/end.ts';
import { chooseMove } from './bot.ts';
import { type Match, momentOf, newMatch, withMove } from './match.ts';
import { readMatch } from './read.ts';
import { viewOf } from './view.ts';

/** The game of a date: who holds what, how the piles lie and how the others play follow from the date alone. */
export const dealOfDay = (day: Day): Match => newMatch(seedOfDay(day), 4, 2);

/** Whether a text is a moment of this game, or none that can be read. */
export function isOf(deal: Match, text: string): boolean {
  const match = readMatch(text);
  if (!match.ok) return true;
  const { seed, seats, decks } = match.value;
  return makeGame(newMatch(seed, seats, decks)) === makeGame(deal);
}

/** Whether nothing is left to be played of it; undefined where the text is none. */
export function isOverIn(text: string): boolean | undefined {
  const match = readMatch(text);
  const moment = match.ok ? momentOf(match.value) : match;
  return moment.ok ? isOver(moment.value.game) : undefined;
}

/** A game as a simple player plays it from the learner’s seat, who sees no more than that seat does. */
export function playedByOurs({ seed, seats, decks }: Match): Match {
  let match = newMatch(seed, seats, decks);
  for (;;) {
    const moment = momentOf(match);
    if (!moment.ok) throw new Error(moment.error.code);
    const { game } = moment.value;
    if (isOver(game)) return match;
    const moved = withMove(match, chooseMove(viewOf(game), seed));
    if (!moved.ok) throw new Error(moved.error.code);
    match = moved.value;
  }
}

import type { Day } from '../../../core/day.ts';
import { seedOfDay } from '../../../kit/day/deal.ts';
import { makeGame } from '../notation/game.ts';
import { deal } from '../rules/deal.ts';
import { isOver } from '../rules/end.ts';
import type { Move } from '../rules/game.ts';
import { play } from '../rules/play.ts';
import { chooseMove } from './bot.ts';
import { LEARNER, type Match, momentOf, newMatch, replayed } from './match.ts';
import { readMatch } from './read.ts';
import { viewOf } from './view.ts';

/** The game of a date: who holds what, how the piles lie and how the others play follow from the date alone. */
export const dealOfDay = (day: Day): Match => newMatch(seedOfDay(day), 4, 2);

/** Whether a text is a moment of this game, with the others played as ours play and without help, or none that can be read. */
export function isOf(given: Match, text: string): boolean {
  const match = readMatch(text);
  if (!match.ok) return true;
  const moment = momentOf(match.value);
  const own = moment.ok ? moment.value.told.filter(({ seat }) => seat === LEARNER) : [];
  const same = replayed(
    given,
    own.map(({ move }) => move),
  );
  return same.ok && makeGame(same.value) === makeGame(match.value);
}

/** Whether nothing is left to be played of it; undefined where the text is none. */
export function isOverIn(text: string): boolean | undefined {
  const match = readMatch(text);
  const moment = match.ok ? momentOf(match.value) : match;
  return moment.ok ? isOver(moment.value.game) : undefined;
}

/** A game as a simple player plays it from the learner’s seat as from every other, who sees no more than that seat does. */
export function playedByOurs({ seed, seats, decks }: Match): Match {
  let game = deal(seed, seats, decks, LEARNER);
  const moves: Move[] = [];
  while (!isOver(game)) {
    const move = chooseMove(viewOf(game), seed);
    const made = play(game, move);
    if (!made.ok) throw new Error(made.error.code);
    moves.push(move);
    game = made.value.game;
  }
  return { ...newMatch(seed, seats, decks), moves };
}

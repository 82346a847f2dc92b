import type { Day } from '../../../core/day.ts';
import { seedOfDay } from '../../../kit/day/deal.ts';
import { makeGame } from '../notation/game.ts';
import { HOUSE } from '../rules/readings.ts';
import { gameAfter } from '../rules/replay.ts';
import { chooseCards } from './bot.ts';
import { gameOf, isOver, LEARNER, type Match, newMatch, replayed, withChoice } from './match.ts';
import { readMatch } from './read.ts';
import { viewOf } from './view.ts';

/** The game of a date: the order of the deck, and with it what the opponent does, follow from the date alone. */
export const dealOfDay = (day: Day): Match => newMatch(seedOfDay(day));

/** Whether a text is a moment of this game, with the opponent who is ours and without help, or none that can be read. */
export function isOf(deal: Match, text: string): boolean {
  const match = readMatch(text);
  if (!match.ok) return true;
  const same = replayed(
    deal,
    match.value.choices.map(([own]) => own),
  );
  return same.ok && makeGame(same.value) === makeGame(match.value);
}

/** Whether nothing is left to be played of it; undefined where the text is none. */
export function isOverIn(text: string): boolean | undefined {
  const match = readMatch(text);
  const game = match.ok ? gameOf(match.value) : match;
  return match.ok && game.ok ? isOver(match.value, game.value) : undefined;
}

/**
 * A game as the simple player plays it from the learner’s seat, who sees no more than that seat does. It throws dice
 * of its own: with those of the opponent both would bluff at once.
 */
export function playedByOurs({ seed, turns }: Match): Match {
  let match = newMatch(seed, turns);
  const seen = () => viewOf(gameAfter(match, HOUSE), LEARNER);
  for (let view = seen(); view; view = seen()) {
    match = withChoice(match, chooseCards(view, seed + 1));
  }
  return match;
}

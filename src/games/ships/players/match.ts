import { err, ok, type Result } from '../../../core/result.ts';
import { type Card, compareCards } from '../rules/cards.ts';
import { type Choices, type Game, play, startGame } from '../rules/game.ts';
import type { Refusal } from '../rules/legal.ts';
import { HOUSE } from '../rules/readings.ts';
import { chooseCards } from './bot.ts';
import { viewOf } from './view.ts';

/** The learner commands the first ship. */
export const LEARNER = 0;
const OPPONENT = 1;

/** A game against the simple opponent: how it was dealt, and what the learner chose. All else follows. */
export interface Match {
  /** A 32-bit whole number. */
  readonly seed: number;
  /** After how many turns it ends, if not before; null for a whole game. */
  readonly turns: number | null;
  /** Cards chosen phase by phase, in order; the opponent chooses without knowing them. */
  readonly chosen: readonly (readonly Card[])[];
}

/** One phase of a match: the game before it and after it, and what both chose. */
export interface Played {
  readonly before: Game;
  readonly choices: Choices;
  readonly after: Game;
}

/** A choice of the learner that the rules refuse. */
export type MatchRefusal = Refusal & { readonly step: number };

/** What the opponent chooses now, whatever the learner does. */
export function opponentsChoice(game: Game, seed: number): readonly Card[] {
  const view = viewOf(game, OPPONENT);
  return view ? chooseCards(view, seed) : [];
}

/** Every phase of a match in order; none for one that has just begun. */
export function playedOf({ seed, chosen }: Match): Result<readonly Played[], MatchRefusal> {
  let before = startGame(seed, HOUSE);
  const phases: Played[] = [];
  for (const [step, cards] of chosen.entries()) {
    const choices: Choices = [cards, opponentsChoice(before, seed)];
    const next = play(before, choices);
    if (!next.ok) return err({ ...next.error, step });
    phases.push({ before, choices, after: next.value });
    before = next.value;
  }
  return ok(phases);
}

/** The game as it stands. */
export function gameOf(match: Match): Result<Game, MatchRefusal> {
  const phases = playedOf(match);
  return phases.ok ? ok(phases.value.at(-1)?.after ?? startGame(match.seed, HOUSE)) : phases;
}

/** Whether there is nothing more to choose: a ship is down, or the turns to play are over. */
export const isOver = ({ turns }: Match, { phase, turn }: Game): boolean =>
  phase === null || (turns !== null && turn > turns);

/** The same table with other cards. */
export const dealtAnew = (match: Match, seed: number): Match => ({ ...match, seed, chosen: [] });

/** The order in which cards are picked says nothing: else discards that are shuffled again would depend on it. */
export const withChoice = (match: Match, cards: readonly Card[]): Match => ({
  ...match,
  chosen: [...match.chosen, cards.toSorted(compareCards)],
});

/** One phase back. */
export const withoutLastChoice = (match: Match): Match => ({
  ...match,
  chosen: match.chosen.slice(0, -1),
});

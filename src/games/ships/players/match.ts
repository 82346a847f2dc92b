import { NO_MARKS, withBack } from '../../../core/marks.ts';
import { ALONE, type People } from '../../../core/people.ts';
import { checked } from '../../../core/result.ts';
import type { GamePosition } from '../notation/game.ts';
import { type Card, compareCards } from '../rules/cards.ts';
import { type Choices, type Game, gameAfter, replay } from '../rules/game.ts';
import { HOUSE } from '../rules/readings.ts';
import type { Seat } from '../rules/seats.ts';
import { type Counsel, chooseCards, counselOf, viewOf } from './bot.ts';

export const LEARNER = 0;

const OPPONENT = 1;

export type Match = GamePosition;

export const newMatch = (
  seed: number,
  turns: number | null = null,
  people: People = ALONE,
): Match => ({
  kind: 'game',
  seed,
  people,
  turns,
  ...NO_MARKS,
  choices: [],
});

export interface Played {
  readonly before: Game;
  readonly choices: Choices;
  readonly after: Game;
}

export function playedOf(match: Match): Played[] {
  const games = checked(replay(match, HOUSE));
  return match.choices.map((choices, step) => {
    const [before, after] = games.slice(step) as [Game, Game];
    return { before, choices, after };
  });
}

export const gameOf = (match: Match): Game => gameAfter(match, HOUSE);

export const isOver = ({ turns }: Match, { phase, turn }: Game): boolean =>
  phase === null || (turns !== null && turn > turns);

export function endOf(match: Match, game: Game): 'won' | 'lost' | 'draw' | 'turns' | null {
  if (!game.outcome) return isOver(match, game) ? 'turns' : null;
  const { winner } = game.outcome;
  if (winner === null) return 'draw';
  return winner === LEARNER ? 'won' : 'lost';
}

export const dealtAgain = ({ turns, people }: Match, seed: number): Match =>
  newMatch(seed, turns, people);

/**
 * The learner chooses, and the opponent with it. The order in which cards are picked says nothing: else discards that
 * are shuffled again would depend on it.
 * @param theirs what a second person has chosen; else the simple opponent does.
 */
export function withChoice(match: Match, cards: readonly Card[], theirs?: readonly Card[]): Match {
  const view = viewOf(gameOf(match), OPPONENT);
  const chosen = theirs?.toSorted(compareCards) ?? (view ? chooseCards(view, match.seed) : []);
  const choices: Choices = [cards.toSorted(compareCards), chosen];
  return { ...match, choices: [...match.choices, choices], isAdvised: false };
}

export const withoutLastChoice = (match: Match): Match =>
  match.choices.length === 0 ? match : withBack({ ...match, choices: match.choices.slice(0, -1) });

export function counsel(match: Match, seat: Seat = LEARNER): Counsel | null {
  const view = viewOf(gameOf(match), seat);
  // Another seed than the opponent’s, whose bluffs it would give away.
  return view && counselOf(view, match.seed + 1);
}

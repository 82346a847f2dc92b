import { NO_MARKS, withBack } from '../../../core/marks.ts';
import { ALONE, type People } from '../../../core/people.ts';
import { createRandom, type Random, shuffled } from '../../../core/random.ts';
import { checked } from '../../../core/result.ts';
import type { GamePosition } from '../notation/game.ts';
import { type Card, compareCards, countOf, isShot, SHOTS, type Shot } from '../rules/cards.ts';
import { type Choices, type Game, gameAfter, legalMoves, replay } from '../rules/game.ts';
import { MOST_RELOADED, MOST_RETIRED, type Phase } from '../rules/legal.ts';
import { HOUSE } from '../rules/readings.ts';
import { mostWinds } from '../rules/sail.ts';
import { other, type Seat } from '../rules/seats.ts';
import { type Ship, TARGETS } from '../rules/ship.ts';

/** What a player sees who is to choose: neither the enemy’s hand nor what lies face down. */
interface View {
  readonly phase: Phase;
  readonly turn: number;
  readonly hand: readonly Card[];
  readonly legal: readonly (readonly Card[])[];
  readonly own: Ship;
  readonly enemy: Ship;
}

export function viewOf(game: Game, seat: Seat): View | null {
  const { phase, turn, hands, ships } = game;
  if (!phase) return null;
  return {
    phase,
    turn,
    hand: hands[seat],
    legal: legalMoves(game, seat),
    own: ships[seat],
    enemy: ships[other(seat)],
  };
}

type Ground = 'collects' | 'deadly' | 'in-danger' | 'bluffs' | 'saves' | 'fires' | 'holds';

export interface Counsel {
  readonly cards: readonly Card[];
  readonly ground: Ground;
}

export const chooseCards = (view: View, seed: number): readonly Card[] =>
  counselOf(view, seed).cards;

/**
 * Aims at what the enemy has least of and it holds most shot for, and shows more winds the more its
 * attack would hurt; now and then it bluffs. The same view and seed always give the same choice.
 */
export function counselOf(view: View, seed: number): Counsel {
  const random = createRandom((seed ^ Math.imul(view.turn, 0x9e3779b1)) | 0);
  switch (view.phase) {
    case 'reload':
      return { cards: discarded(view, MOST_RELOADED, random), ground: 'collects' };
    case 'sail':
      return shown(view, random);
    case 'fire': {
      const cards = fired(view);
      return { cards, ground: cards.length > 0 ? 'fires' : 'holds' };
    }
    case 'retire':
      return { cards: discarded(view, MOST_RETIRED, random), ground: 'collects' };
  }
}

/** How many more shots of a kind are needed to bring the enemy down; what is rarest held counts last. */
const missing = ({ enemy, hand }: View, shot: Shot): number =>
  enemy[TARGETS[shot]] - countOf(shot, hand);

function aim(view: View): Shot {
  const [best = 'ball'] = SHOTS.toSorted((a, b) => missing(view, a) - missing(view, b));
  return best;
}

/** What is of least use: shot of other kinds first, then winds that cannot be shown with the others. */
function discarded(view: View, most: number, random: Random): readonly Card[] {
  const target = aim(view);
  const winds = bestShow(view.hand);
  const useless = shuffled(view.hand, random).filter((card) =>
    isShot(card) ? card !== target : !winds.includes(card),
  );
  return useless.slice(0, most);
}

function bestShow(hand: readonly Card[]): readonly Card[] {
  const more = (a: Card, b: Card) => (countOf(a, hand) >= countOf(b, hand) ? a : b);
  const kept = [more('N', 'S'), more('E', 'W')];
  return hand.filter((card) => kept.includes(card));
}

function shown(view: View, random: Random): Counsel {
  const all = bestShow(view.hand);
  if (all.length === 0) return { cards: all, ground: 'holds' };
  if (missing(view, aim(view)) <= 0) return { cards: all, ground: 'deadly' };
  const inDanger = Math.min(view.own.hull, view.own.rigging, view.own.crew) <= 3;
  if (inDanger) return { cards: all, ground: 'in-danger' };
  const cards = all.slice(0, random(mostWinds(view.hand) + 1));
  return { cards, ground: cards.length > 0 ? 'bluffs' : 'saves' };
}

/** The deadly shot if there is one, otherwise the largest attack. */
function fired(view: View): readonly Card[] {
  const attacks = view.legal.filter((cards) => cards.length > 0);
  const left = (cards: readonly Card[]) => {
    const [shot] = cards;
    return shot && isShot(shot) ? view.enemy[TARGETS[shot]] - cards.length : 0;
  };
  const [best] = attacks.toSorted((a, b) => left(a) - left(b) || a.length - b.length);
  return best ?? [];
}

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

import type { Card, Fee } from './deal.ts';
import { DIRECTIONS, type Direction, type Lie, type PerDirection } from './directions.ts';
import type { Field } from './field.ts';
import type { Reading } from './readings.ts';

/** A place at the table, from 0, clockwise. */
export type Seat = number;

export interface Player {
  readonly hand: readonly Card[];
  readonly fees: readonly Fee[];
  /** [N14] Completed compasses, each the stack of its wind cards. */
  readonly compasses: readonly (readonly Direction[])[];
}

/** The black cards that lie neither on a place nor with a player. */
interface BlackCards {
  /** [N3] Face down, the next to be laid first. */
  readonly pile: readonly Fee[];
  /** [N3] The card in the centre, on which the pile lies; none in a game without fees. */
  readonly centre: readonly Fee[];
  /** [NA3] Black cards that nobody earned; only a reading that loses the last fee has any. */
  readonly lost: readonly Fee[];
}

export interface Turn {
  readonly seat: Seat;
  /** Playing ends with the discard; drawing ends the turn. */
  readonly phase: 'play' | 'draw';
  readonly turned: boolean;
  readonly winds: number;
  readonly completed: boolean;
  /** [NA9] The pile of the discard, until something is drawn from it. */
  readonly ownDiscard: Direction | null;
  /** [NA13] Whether nothing was played and nothing drawn from the white pile. */
  readonly idle: boolean;
}

/** A game at any moment. Values are never changed; `play` returns the next one. */
export interface Game {
  readonly rules: Reading;
  readonly players: readonly Player[];
  /** [N5] [N9] Who dealt, later who completed the last compass. */
  readonly captain: Seat;
  readonly field: Field;
  readonly black: BlackCards;
  /** [N17] The Turn cards on the black pile, the last one on top. */
  readonly turnCards: readonly Lie[];
  /** [N11] [N12] [N19] How wind cards must lie now; null as long as nothing has decided it. */
  readonly lie: Lie | null;
  /** The white draw pile, the next card first. */
  readonly pile: readonly Card[];
  /** [N23] The eight discard piles, the top card of each last; [N27] named like the places they lie beside. */
  readonly discards: PerDirection<readonly Card[]>;
  readonly turn: Turn;
  readonly idleTurns: number;
  /** [NA13] How many cards the largest pile had before them. */
  readonly largestPile: number;
}

/** The reader’s seat, unless several people share the table. */
export const LEARNER: Seat = 0;

/** [N1] */
export const MIN_SEATS = 2;
export const MAX_SEATS = 6;

export const HAND_SIZE = 4;

export const COMPASS_COINS = 500;

export type Source = 'pile' | Direction;

export const sources = ({ pile, discards }: Pick<Game, 'pile' | 'discards'>): Source[] => [
  ...(pile.length > 0 ? (['pile'] as const) : []),
  ...DIRECTIONS.filter((direction) => discards[direction].length > 0),
];

export const largestPile = ({ pile, discards }: Pick<Game, 'pile' | 'discards'>): number =>
  Math.max(pile.length, ...DIRECTIONS.map((direction) => discards[direction].length));

export const startTurn = (seat: Seat): Turn => ({
  seat,
  phase: 'play',
  turned: false,
  winds: 0,
  completed: false,
  ownDiscard: null,
  idle: true,
});

export type Move =
  | { readonly kind: 'turn'; readonly lie: Lie }
  /** [N7] Lays a card on a place; it has to point there as it lies. */
  | { readonly kind: 'wind'; readonly card: Card; readonly place: Direction }
  | { readonly kind: 'discard'; readonly card: Card; readonly onto: Direction }
  | { readonly kind: 'draw'; readonly from: Source };

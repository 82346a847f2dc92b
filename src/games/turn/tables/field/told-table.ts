import type { ToldReason } from '../../../../kit/question/told.ts';
import type { Decks } from '../../rules/deck.ts';
import type { Direction } from '../../rules/directions.ts';

/** A card as it is shown and called. */
export interface ToldCard {
  /** As the notation writes it: `NE`, `T`, `B`. */
  readonly code: string;
  readonly label: string;
  /** The letters on the card, in the reader's language; empty for a Turn card and the blank one. */
  readonly letter: string;
}

/** One of the eight places. */
export interface ToldPlace {
  readonly direction: Direction;
  readonly letter: string;
  readonly kind: 'wind' | 'black' | 'empty';
  /** What the black card pays; null while it lies face down. */
  readonly fee: number | null;
  readonly label: string;
}

/** A discard pile. */
export interface ToldPile {
  readonly direction: Direction;
  readonly letter: string;
  readonly top: ToldCard | null;
  readonly count: number;
  readonly label: string;
}

/** Somebody's cards, laid open. */
export interface ToldHand {
  readonly name: string;
  readonly cards: readonly ToldCard[];
}

/** A table with everything that is to be seen of it, in the reader's words. */
export interface ToldTable {
  /** Clockwise from north. */
  readonly places: readonly ToldPlace[];
  /** How wind cards lie now: `up`, `down`, or not decided yet. */
  readonly lie: 'up' | 'down' | 'open';
  readonly lieLabel: string;
  readonly hasTurnCard: boolean;
  /** How many black cards the pile in the centre has; 0 where there is none or it does not matter. */
  readonly blackCount: number;
  readonly hands: readonly ToldHand[];
  /** Clockwise from north; none where piles do not matter. */
  readonly piles: readonly ToldPile[];
  readonly pileLabel: string;
  readonly pileCount: number;
}

export interface Choice<Value extends number> {
  readonly value: Value;
  readonly label: string;
}

/** A table at which somebody plays. */
export interface ToldBoard {
  /** The whole of it as text: from it everything can be told again. */
  readonly text: string;
  readonly table: ToldTable;
  /** `tried`: no more is known of the table, so nothing more can be done there. */
  readonly phase: 'play' | 'draw' | 'over' | 'tried';
  /** Which of the hands is played now. */
  readonly acting: number;
  /** What to do now. */
  readonly ask: string;
  /** What has happened since the learner’s last move. */
  readonly log: readonly ToldReason[];
  /** What everybody has, and whether they are Captain; none where nobody has earned anything at a table. */
  readonly players: readonly {
    readonly name: string;
    readonly has: string;
    readonly office: string;
  }[];
  /** How many players and decks there are and might be; null for a table to try. */
  readonly deal: {
    readonly seats: number;
    readonly decks: Decks;
    readonly seatChoices: readonly Choice<number>[];
    readonly deckChoices: readonly Choice<Decks>[];
  } | null;
  /** Whether a move can be taken back. */
  readonly hasMoved: boolean;
}

import type { Result } from '../../../core/result.ts';
import { readKind, type TextPart } from '../../../core/scanner.ts';
import { type NotationError, Scanner } from './error.ts';
import { type GamePosition, makeGame, readGame } from './game.ts';
import { type HandPosition, makeHand, readHand } from './hand.ts';
import { makeTable, readTable, type TablePosition } from './table.ts';
import { makeWinds, readWinds, type WindsPosition } from './winds.ts';

/** Anything the notation can write down. NOTATION.md has the grammar. */
export type Position = HandPosition | WindsPosition | TablePosition | GamePosition;

const READERS: { readonly [K in Position['kind']]: (scanner: Scanner) => Position } = {
  hand: readHand,
  winds: readWinds,
  table: readTable,
  game: readGame,
};

/** Reads one position. Spacing, commas, comments, letter case and the order of cards are free. */
export function parsePosition(text: string | TextPart): Result<Position, NotationError> {
  return readKind<Scanner, Position>(new Scanner(text), READERS);
}

export function makePosition(position: Position): string {
  switch (position.kind) {
    case 'hand':
      return makeHand(position);
    case 'winds':
      return makeWinds(position);
    case 'table':
      return makeTable(position);
    case 'game':
      return makeGame(position);
  }
}

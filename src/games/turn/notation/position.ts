import type { Result } from '../../../core/result.ts';
import { readKind, type TextPart } from '../../../core/scanner.ts';
import { type NotationError, TurnScanner } from './error.ts';
import { type GamePosition, makeGame, readGame } from './game.ts';
import { type LootPosition, makeLoot, readLoot } from './loot.ts';
import { makeTable, readTable, type TablePosition } from './table.ts';

/** Anything the notation can write down. NOTATION.md has the grammar. */
export type Position = TablePosition | LootPosition | GamePosition;

/** Reads one position. Spacing, commas, comments and letter case are free. */
export function parsePosition(text: string | TextPart): Result<Position, NotationError> {
  return readKind<TurnScanner, Position>(new TurnScanner(text), {
    table: readTable,
    loot: readLoot,
    game: readGame,
  });
}

export function makePosition(position: Position): string {
  switch (position.kind) {
    case 'table':
      return makeTable(position);
    case 'loot':
      return makeLoot(position);
    case 'game':
      return makeGame(position);
  }
}

import type { Result } from '../../../core/result.ts';
import { type Part, readKind } from '../../../core/scanner.ts';
import { type NotationError, TurnScanner } from './error.ts';
import { type LootPosition, makeLoot, readLoot } from './loot.ts';
import { makeTable, readTable, type TablePosition } from './table.ts';

/** Anything the notation can write down. NOTATION.md has the grammar. */
export type Position = TablePosition | LootPosition;

/** Reads one position. Spacing, commas, comments and letter case are free. */
export function parsePosition(text: string | Part): Result<Position, NotationError> {
  return readKind<TurnScanner, Position>(new TurnScanner(text), {
    table: readTable,
    loot: readLoot,
  });
}

/** Writes a position in its one canonical form. */
export const makePosition = (position: Position): string =>
  position.kind === 'table' ? makeTable(position) : makeLoot(position);

import type { LootPosition } from '../notation/loot.ts';
import type { TablePosition } from '../notation/table.ts';
import type { Card } from '../rules/cards.ts';
import type { Direction } from '../rules/directions.ts';

/** A question about a position. Those about a table are asked after its moves. */
export type Task =
  /** Where this card of the acting player goes now. */
  | { readonly ask: 'place'; readonly card: Card; readonly position: TablePosition }
  /** Which card of the acting player can be laid as the wind lies. */
  | { readonly ask: 'fits'; readonly position: TablePosition }
  /** How many coins the moves have earned. */
  | { readonly ask: 'earn'; readonly position: TablePosition }
  /** In which order a Turn card and which wind card complete the compass. */
  | { readonly ask: 'order'; readonly position: TablePosition }
  /** Which card to throw onto this pile, so that the next player can’t get a compass ready. */
  | { readonly ask: 'guard'; readonly onto: Direction; readonly position: TablePosition }
  /** Onto which pile to throw this card, with the same aim. */
  | { readonly ask: 'bury'; readonly card: Card; readonly position: TablePosition }
  /** Who wins with this loot. */
  | { readonly ask: 'winner'; readonly position: LootPosition };

export const ASKS = ['place', 'fits', 'earn', 'order', 'guard', 'bury', 'winner'] as const;

export type Ask = (typeof ASKS)[number] & Task['ask'];

/** What is asked about a table, and what about loot. */
export type TableTask = Extract<Task, { position: TablePosition }>;

import type { Card } from './cards.ts';
import type { Direction } from './directions.ts';
import type { Source } from './game.ts';
import type { Lie } from './lie.ts';

/** One thing that a player does in a turn. */
export type Move =
  /** [N17] Lays a Turn card on the black pile. */
  | { readonly kind: 'turn'; readonly lie: Lie }
  /** [N7] Lays a card on a place; it has to point there as it lies. */
  | { readonly kind: 'wind'; readonly card: Card; readonly place: Direction }
  /** [N23] Throws a card onto a discard pile. */
  | { readonly kind: 'discard'; readonly card: Card; readonly onto: Direction }
  /** [N23] Draws the top card of a pile. */
  | { readonly kind: 'draw'; readonly from: Source };

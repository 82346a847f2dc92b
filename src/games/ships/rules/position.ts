import type { Wind } from '../../../core/compass.ts';
import { type Card, COPIES, countOf, fullDeck, without } from './cards.ts';
import type { ClauseId } from './clauses.ts';
import { type Game, HAND } from './game.ts';
import type { Phase } from './legal.ts';
import type { Reading } from './readings.ts';
import type { Pair } from './seats.ts';
import { FULL, type Ship, STATS } from './ship.ts';

/** What lies on the table when both are to choose. Hands may show fewer cards than players hold. */
export interface Table {
  readonly phase: Phase;
  readonly ships: Pair<Ship>;
  readonly hands: Pair<readonly Card[]>;
  /** [W9] The winds shown this turn; empty but in the fire phase. */
  readonly winds: Pair<readonly Wind[]>;
}

/** What is wrong with a table that no game can reach, and where. */
export interface Problem {
  readonly code: 'too-many-copies' | 'hand-too-big' | 'stat-too-high' | 'ship-down';
  readonly clause: ClauseId;
  /** The card's or the stat's place, counted over both seats: winds shown first, then the hand. */
  readonly index: number;
}

/** [W4] No kind more than eight times among cards that lie or are held at once. */
export function checkCopies(cards: readonly Card[]): Problem | null {
  const index = cards.findIndex((card, i) => countOf(card, cards.slice(0, i)) >= COPIES);
  return index < 0 ? null : { code: 'too-many-copies', clause: 'W4', index };
}

/** [W6] At most seven cards a player, winds shown this turn included. */
export function checkHands(hands: Pair<readonly Card[]>): Problem | null {
  const big = hands.findIndex((hand) => hand.length > HAND);
  if (big < 0) return null;
  const before = big === 0 ? 0 : hands[0].length;
  return { code: 'hand-too-big', clause: 'W6', index: before + HAND };
}

/** [W3] No stat above seven; [W2] none at zero, or the game would be over. */
export function checkShips(ships: Pair<Ship>): Problem | null {
  const stats = ships.flatMap((ship) => STATS.map((stat) => ship[stat]));
  const high = stats.findIndex((stat) => stat > FULL);
  if (high >= 0) return { code: 'stat-too-high', clause: 'W3', index: high };
  const down = stats.indexOf(0);
  return down < 0 ? null : { code: 'ship-down', clause: 'W2', index: down };
}

/** A game that has come to this table; the cards that nobody shows are its deck, in no order that counts. */
export function gameAt({ phase, ships, hands, winds }: Table, rules: Reading): Game {
  const seen = [...winds.flat(), ...hands.flat()];
  return {
    rules,
    turn: 1,
    phase,
    ships,
    hands,
    winds,
    supply: { seed: 0, shuffles: 0, deck: without(fullDeck(), seen), discards: winds.flat() },
    outcome: null,
  };
}

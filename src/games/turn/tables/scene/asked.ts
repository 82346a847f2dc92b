import { makeCard } from '../../notation/cards.ts';
import type { TablePart, TableScene } from '../../questions/kind.ts';
import { gameAt } from '../../questions/table.ts';
import { DIRECTIONS } from '../../rules/directions.ts';
import type { TableSpot } from '../field/field.ts';

/** A table on which a question is answered: what lies on the part that has the answers, and which spots are of it. */
export function answersOn(position: TableScene, on: TablePart) {
  const { players, turn } = gameAt({ position }).game;
  const hand = players[turn.seat]?.hand ?? [];
  return {
    codes: on === 'hand' ? hand.map(makeCard) : DIRECTIONS,
    isOffered: ({ part, seat }: TableSpot): boolean =>
      part === 'rest' || (part === on && (part !== 'hand' || seat === turn.seat)),
  };
}

import type { Fee } from './deal.ts';
import { DIRECTIONS, type Direction, type PerDirection, perDirection } from './directions.ts';
import type { Reading } from './readings.ts';

export interface Place {
  /** What the black card pays that lies here face down; null where none lies. */
  readonly fee: Fee | null;
  /** The wind card that lies here, by what is printed on it; several only if a reading lets them be stacked. */
  readonly winds: readonly Direction[];
}

export type Field = PerDirection<Place>;

/** [N3] Black cards on the eight places, clockwise from north; [NA6] places for which none is left stay empty. */
export const layField = (black: readonly Fee[]): Field =>
  perDirection((_, index) => ({ fee: black[index] ?? null, winds: [] }));

export const isFilled = (place: Place): boolean => place.winds.length > 0;

export const openPlaces = (field: Field): Direction[] =>
  DIRECTIONS.filter((direction) => !isFilled(field[direction]));

/** [N6] All eight directions lie. */
export const isComplete = (field: Field): boolean => openPlaces(field).length === 0;

/** [N7] A wind card takes the place of a black card, [NA2] and of nothing else; an empty place will do ([NA6]). */
export const mayFill = (place: Place, rules: Pick<Reading, 'filledPlace'>): boolean =>
  !isFilled(place) || rules.filledPlace === 'stack';

/** [N7] [N8] The field with this wind card on the place; its black card is gone. */
export const filled = (field: Field, place: Direction, card: Direction): Field => ({
  ...field,
  [place]: { fee: null, winds: [...field[place].winds, card] },
});

/** [N14] The wind cards of a complete field, stacked. */
export const stacked = (field: Field): Direction[] =>
  DIRECTIONS.flatMap((direction) => field[direction].winds);

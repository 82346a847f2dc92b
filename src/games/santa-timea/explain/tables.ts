import { opposite, rotate, WINDS, type Wind } from '../../../core/compass.ts';
import { numberCard } from '../rules/cards.ts';
import { MAX_SEATS, SEAT_COUNTS } from '../rules/deal.ts';
import { readingOf } from '../rules/readings.ts';
import { placePoints, sharedPoints } from '../rules/score.ts';
import { numberWorth } from '../rules/worth.ts';

const house = readingOf('house');

/** [R5] [R6] One line per place: its victory points for each number of players, null where there is no such place. */
export const pointsByPlace = (): (number | null)[][] =>
  Array.from({ length: MAX_SEATS }, (_, index) => index + 1).map((place) =>
    SEAT_COUNTS.map((seats) => (place <= seats ? placePoints(place, seats) : null)),
  );

/**
 * [R7] [R8] The points of the places shared, and what each player gets.
 * @param place the best of them, from 1.
 */
export const sharedPlaces = (place: number, sharing: number, seats: number) => ({
  places: Array.from({ length: sharing }, (_, index) => placePoints(place + index, seats)),
  points: sharedPoints(place, sharing, seats, house),
});

/** [V1] [V2] [V3] A card of each direction, clockwise from north, under north wind. */
export const valueRose = (rank: number) =>
  WINDS.map((wind) => {
    const { by, halves } = numberWorth(numberCard(wind, rank), 'N', house);
    return { wind, by, halves };
  });

/** How a card counts in the wind's own direction, across it and in the opposite one. */
export function sharesByBearing() {
  const share = (wind: Wind) => numberWorth(numberCard(wind, 2), 'N', house).by;
  return { along: share('N'), across: share(rotate('N', 1)), against: share(opposite('N')) };
}

import { expect, it } from 'vitest';
import { HOUSE } from './readings.ts';
import { canSail, FULL, hit, lostBy, NEW_SHIP, volley } from './ship.ts';
import { answering, cards, ship } from './test-kit.ts';

it.each([
  ['balls off the hull', 'BB', '577'],
  ['chains off the rigging', 'CCC', '747'],
  ['grapeshot off the crew', 'G', '776'],
  ['nothing fired, nothing lost', '', '777'],
])('[W12] each card takes one point: %s', (_, fired, left) => {
  expect(volley(NEW_SHIP, cards(fired), HOUSE)).toEqual(ship(left));
});

it('[WA3] a stat stops at zero, or goes on below it', () => {
  expect(hit(ship('277'), 'ball', 3, HOUSE).hull).toBe(0);
  expect(hit(ship('277'), 'ball', 3, answering('beyondZero', 'goes-on')).hull).toBe(-1);
});

it('[WA3] how far below zero never changes which ships are down', () => {
  for (let stat = 0; stat <= FULL; stat++) {
    for (let count = 0; count <= FULL; count++) {
      const before = { ...NEW_SHIP, crew: stat };
      const [stops, goesOn] = (['stops', 'goes-on'] as const).map((beyondZero) =>
        lostBy(hit(before, 'grape', count, { beyondZero }), HOUSE),
      );
      expect(stops).toEqual(goesOn);
    }
  }
});

it('[W2] [W14] a ship is down with any stat at zero', () => {
  expect(lostBy(ship('117'), HOUSE)).toEqual([]);
  expect(lostBy(ship('017'), HOUSE)).toEqual(['hull']);
  expect(lostBy(ship('710'), HOUSE)).toEqual(['crew']);
  expect(lostBy(ship('000'), HOUSE)).toEqual(['hull', 'rigging', 'crew']);
});

it('[WA1] without rigging a ship has lost, or only moves no more', () => {
  expect(lostBy(ship('707'), HOUSE)).toEqual(['rigging']);
  expect(lostBy(ship('707'), answering('riggingZero', 'immobile'))).toEqual([]);
  expect(canSail(ship('707'))).toBe(false);
  expect(canSail(ship('717'))).toBe(true);
});

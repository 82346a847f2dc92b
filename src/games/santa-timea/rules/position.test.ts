import { expect, it } from 'vitest';
import { checkHoldings, checkWindCards } from './position.ts';
import { answering, HOUSE, holding, windCards } from './test-kit.ts';

it('[C3] there are no damages that no wind card has', () => {
  const tooMany = { code: 'too-many-wind-cards', clause: 'C3', list: 'winds' };
  expect(checkWindCards(windCards('N1 E4'))).toEqual({ ...tooMany, index: 1 });
  expect(checkWindCards(windCards('N0'))).toEqual({ ...tooMany, index: 0 });
});

it('[R3] a second set is refused only in the reading with one set a player', () => {
  const holdings = [holding(''), holding('N1 N2 N3 S1 S2 S3', 'N S')];
  expect(checkHoldings(holdings, HOUSE)).toBeNull();
  expect(checkHoldings(holdings, answering('triplets', 'one'))).toMatchObject({
    code: 'one-set-only',
    clause: 'R3',
    index: 1,
  });
  const oneEach = [holding('E1 E2 E3', 'E'), holding('N1 N2 N3 S1 S2 S3', 'N')];
  expect(checkHoldings(oneEach, answering('triplets', 'one'))).toBeNull();
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  checkHoldings,
  checkSeats,
  checkTrick,
  checkWheelCards,
  checkWindCards,
} from './position.ts';
import {
  answering,
  arbHoldings,
  arbTrick,
  cards,
  HOUSE,
  holding,
  trick,
  windCards,
} from './test-kit.ts';

describe('checkSeats', () => {
  it('[C6] allows two to five and points at the seat that is missing or too many', () => {
    expect([2, 3, 4, 5].map(checkSeats)).toEqual([null, null, null, null]);
    const tooFew = { code: 'too-few-seats', clause: 'C6', list: 'seats' };
    expect(checkSeats(1)).toEqual({ ...tooFew, index: 0 });
    expect(checkSeats(0)).toEqual({ ...tooFew, index: 0 });
    const tooMany = { code: 'too-many-seats', clause: 'C6', list: 'seats', index: 5 };
    expect(checkSeats(6)).toEqual(tooMany);
    expect(checkSeats(60)).toEqual(tooMany);
  });
});

describe('checkWheelCards', () => {
  it('[C2] refuses the second copy of a numbered card', () => {
    expect(checkWheelCards(cards('N3 E3 N4 N3'))).toEqual({
      code: 'duplicate-card',
      clause: 'C2',
      list: 'plays',
      index: 3,
    });
  });

  it('[C2] refuses the fifth Piratess, not the fourth', () => {
    expect(checkWheelCards(cards('P P P P'))).toBeNull();
    expect(checkWheelCards(cards('P P N1 P P P'))).toEqual({
      code: 'too-many-piratesses',
      clause: 'C2',
      list: 'plays',
      index: 5,
    });
  });
});

describe('checkWindCards', () => {
  it('[C3] allows the copies that the deck holds and refuses one more', () => {
    expect(checkWindCards(windCards('N1 N1 N2 N2 N3 E3 S3 W3'))).toBeNull();
    const tooMany = { code: 'too-many-wind-cards', clause: 'C3', list: 'winds' };
    expect(checkWindCards(windCards('N1 N1 N1'))).toEqual({ ...tooMany, index: 2 });
    expect(checkWindCards(windCards('N2 E2 N2 N2'))).toEqual({ ...tooMany, index: 3 });
    expect(checkWindCards(windCards('N3 N3'))).toEqual({ ...tooMany, index: 1 });
  });

  it('[C3] refuses damages that no wind card has', () => {
    const tooMany = { code: 'too-many-wind-cards', clause: 'C3', list: 'winds' };
    expect(checkWindCards(windCards('N1 E4'))).toEqual({ ...tooMany, index: 1 });
    expect(checkWindCards(windCards('N0'))).toEqual({ ...tooMany, index: 0 });
  });
});

describe('checkTrick', () => {
  it('[C2] [C3] [C6] allows every trick that two decks can give', () => {
    fc.assert(fc.property(arbTrick, (position) => checkTrick(position) === null));
  });

  it('[C3] counts the carried wind cards with the new one, which comes first', () => {
    expect(checkTrick(trick('N3', 'N5 N6', 'S1 N3'))).toMatchObject({ clause: 'C3', index: 2 });
  });

  it('[C2] [C6] looks at seats and cards too', () => {
    expect(checkTrick(trick('N3', 'N5'))).toMatchObject({ code: 'too-few-seats' });
    expect(checkTrick(trick('N3', 'N1 N2 N3 N4 N5 N6'))).toMatchObject({ code: 'too-many-seats' });
    expect(checkTrick(trick('N3', 'N5 N5'))).toMatchObject({ code: 'duplicate-card', index: 1 });
  });
});

describe('checkHoldings', () => {
  it('[C3] [R2] [R3] allows all that one deck can give, with any held sets declared', () => {
    fc.assert(fc.property(arbHoldings, (holdings) => checkHoldings(holdings, HOUSE) === null));
  });

  it('[C3] counts wind cards over all seats', () => {
    const holdings = [holding('N3 E1'), holding('S1 N3')];
    expect(checkHoldings(holdings, HOUSE)).toMatchObject({ clause: 'C3', list: 'winds', index: 3 });
  });

  it('[R2] refuses a set that is not held', () => {
    const holdings = [holding('N1 N2 N3', 'N'), holding('S1 S2', 'S')];
    expect(checkHoldings(holdings, HOUSE)).toEqual({
      code: 'set-not-held',
      clause: 'R2',
      list: 'sets',
      index: 1,
    });
  });

  it('[R3] refuses the same set twice', () => {
    const holdings = [holding('N1 N1 N2 N2 N3', 'N N'), holding('')];
    expect(checkHoldings(holdings, HOUSE)).toMatchObject({
      code: 'set-twice',
      clause: 'R3',
      index: 1,
    });
  });

  it('[R3] refuses a second set only in the reading with one set a player', () => {
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

  it('[C6] wants two to five seats', () => {
    expect(checkHoldings([holding('N1')], HOUSE)).toMatchObject({ code: 'too-few-seats' });
  });
});

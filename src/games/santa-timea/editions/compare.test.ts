import { describe, expect, it } from 'vitest';
import { createRandom, shuffled } from '../../../core/random.ts';
import { FOUND, letterOf } from '../pages/desk/letter.ts';
import { type WheelCard, wheelDeck } from '../rules/cards.ts';
import { BOOKS, OPEN_POINTS, type OpenPoint, type Reading, readingOf } from '../rules/readings.ts';
import { resolveTrick } from '../rules/trick.ts';
import { VARIANTS } from '../rules/variants.ts';
import { compareReadings, multisets, orders, type Scope } from './compare.ts';
import { PRINTED } from './register.ts';
import type { Situation } from './witness.ts';

const HOUSE = readingOf('house');

describe('what changes with one answer', () => {
  it('is something for each other answer to each question', () => {
    const others = (Object.keys(OPEN_POINTS) as OpenPoint[]).flatMap((question) =>
      OPEN_POINTS[question].answers
        .filter((answer) => answer !== HOUSE[question])
        .map((answer) => `${question} ${answer}`),
    );
    const changing = FOUND.filter(({ different }) => different > 0);
    expect([...new Set(changing.map(({ question, b }) => `${question} ${b}`))]).toEqual(others);
  });

  it('[X1] [A16] counts the pairs of equal worth: a full 1 to 7 and its double of two directions, in either order', () => {
    const [pairs] = compareReadings(HOUSE, { ...HOUSE, equalWorth: 'print-decides' });
    expect(pairs).toMatchObject({ space: 'tricks-of-two', cases: 60 * 59, different: 2 * 2 * 7 });
  });

  it('is judged by what a book has: no advanced game, nothing for two', () => {
    const spaces = (question: object, scope: Scope) =>
      [...compareReadings(HOUSE, { ...HOUSE, ...question }, scope)].map(({ space }) => space);
    const basic = { isAdvanced: false, isForTwo: true };
    expect(spaces({ waiting: 'leaves' }, basic)).toEqual([]);
    expect(spaces({ finalTie: 'shared' }, basic)).toEqual(['games-of-three']);
    const [sets] = compareReadings(HOUSE, { ...HOUSE, triplets: 'one' }, basic);
    expect(sets?.smallest).toMatchObject({ kind: 'options', variant: 'basic' });
    const three = { isAdvanced: true, isForTwo: false };
    expect(spaces({ equalWorth: 'print-decides' }, three)).toEqual([
      'tricks-of-three',
      'tricks-of-five',
    ]);
    expect(spaces({ finalTie: 'shared' }, three)).toEqual(['games-of-three']);
    expect(spaces({ twoPlayerTie: 'two-each' }, three)).toEqual([]);
    const [tied] = compareReadings(HOUSE, { ...HOUSE, tiedStarter: 'last-trick-leader' }, three);
    expect(tied?.smallest).toMatchObject({ seats: 3 });
  });

  it('is found at tables of three too, unless it is only for two', () => {
    const three = { isAdvanced: true, isForTwo: false };
    // Of all spaces these alone depend on the tables that a book is for.
    const atThree = FOUND.filter(({ space }) => !space.endsWith('-of-two')).flatMap((found) =>
      found.space.endsWith('-starts')
        ? [...compareReadings(HOUSE, { ...HOUSE, [found.question]: found.b }, three)]
        : [found],
    );
    const seatsOf = (situation: Situation): number => {
      if (situation.kind === 'start') return situation.seats;
      if (situation.kind === 'win') return situation.rounds[0]?.holdings.length ?? 0;
      if (situation.kind === 'trick') return situation.trick.plays.length;
      return 'holdings' in situation ? situation.holdings.length : 3;
    };
    const situations = atThree.flatMap(({ smallest }) => smallest ?? []);
    expect(situations.filter((situation) => seatsOf(situation) < 3)).toEqual([]);
    const parting = new Set(atThree.flatMap((one) => (one.different > 0 ? [one.question] : [])));
    expect(Object.keys(OPEN_POINTS).filter((one) => !parting.has(one as OpenPoint))).toEqual([
      'twoPlayerTie',
    ]);
  });

  it('[R5] [R6] [R7] [A9] is counted at the tables that the rule is for', () => {
    const counted = (question: object) =>
      [...compareReadings(HOUSE, { ...HOUSE, ...question })].map(({ cases }) => cases);
    expect(counted({ twoPlayerTie: 'two-each' })).toEqual([3]);
    expect(counted({ twoPlayers: 'two-one' })).toEqual([3]);
    expect(counted({ tieDivisor: 'all-players' })).toEqual([13 + 75]);
    expect(counted({ places: 'none-for-last' })).toEqual([13 + 75]);
  });
});

/** Whether a trick comes out differently, as the engine judges it that explains every ruling. */
const parts = (plays: readonly WheelCard[], other: Reading): boolean => {
  const trick = { wind: { wind: 'N', damage: 1 }, carried: [], plays } as const;
  const [a, b] = [HOUSE, other].map((reading) =>
    resolveTrick(trick, { ...reading, ...VARIANTS.basic }),
  );
  return a?.taker !== b?.taker || a?.lead !== b?.lead;
};

describe('the numbers are those of the engine', () => {
  const deck = wheelDeck();
  const inTricks = (space: string) => FOUND.filter((finding) => finding.space === space);

  it.each(inTricks('tricks-of-two'))(
    '$question: $b, on every two of the sixty cards',
    ({ question, b, different }) => {
      const other = { ...HOUSE, [question]: b };
      const pairs = deck.flatMap((one, at) =>
        deck.filter((_, place) => place !== at && parts([one, deck[place] as WheelCard], other)),
      );
      expect(pairs).toHaveLength(different);
    },
  );

  it.each([...inTricks('tricks-of-three'), ...inTricks('tricks-of-five')])(
    '$question: $b, on $space as they are dealt',
    ({ question, b, space, different, cases }) => {
      const random = createRandom(7);
      const deals = 2000;
      const seats = space === 'tricks-of-three' ? 3 : 5;
      const other = { ...HOUSE, [question]: b };
      const parting = Array.from({ length: deals }, () =>
        shuffled(deck, random).slice(0, seats),
      ).filter((plays) => parts(plays, other));
      const share = different / cases;
      const spread = Math.sqrt((share * (1 - share)) / deals);
      // So far off it is once in some ten thousand times, and these deals are always the same.
      expect(Math.abs(parting.length / deals - share)).toBeLessThan(4 * spread + 1 / deals);
    },
  );
});

describe('the spaces', () => {
  it('[R7] hold every order of two to four players', () => {
    expect([2, 3, 4].map((seats) => orders(seats).length)).toEqual([3, 13, 75]);
  });

  it('count every choice with repetition as often as it can be laid', () => {
    const chosen = multisets(13, 5);
    expect(chosen).toHaveLength(6188);
    expect(chosen.reduce((sum, { ways }) => sum + ways, 0)).toBe(13 ** 5);
  });
});

it.each(BOOKS)(
  'the letter about the %s book goes through it page by page, and its gaps by their share',
  (book) => {
    const { parts } = letterOf('en', book);
    for (const { points } of parts) {
      const [first] = points;
      if (first?.kind === 'gap') {
        const shares = points.map(({ share }) => share?.part ?? 0);
        expect(shares).toEqual(shares.toSorted((a, b) => b - a));
        continue;
      }
      const sections = Object.keys(PRINTED[book].sections);
      const places = points.map(({ at, page = '' }) => [sections.indexOf(at), page] as const);
      expect(places).toEqual(places.toSorted((a, b) => a[0] - b[0] || a[1].localeCompare(b[1])));
    }
  },
);

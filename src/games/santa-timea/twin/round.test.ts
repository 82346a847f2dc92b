/** Rounds of the twin, played again by the readable engine. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compareWindCards, type WindCard, windDeck } from '../rules/cards.ts';
import { isRoundOver, play, startRound, toAct } from '../rules/round.ts';
import { openRow } from '../rules/row.ts';
import { damageOf, heldTriplets } from '../rules/score.ts';
import { arbSeats, arbSeed, HOUSE, TRICK_READINGS } from '../rules/test-kit.ts';
import { cardOf, DECK, PIRATESS, WIND_KINDS, windCardOf, windKindOf } from './cards.ts';
import { createTable, playRandomRound, type Table } from './round.ts';
import { bookOf } from './worth.ts';

const TRICKS = 12;

/** Each seat's hand, from the cards it played. */
function dealtHands({ seats, plays, leaders }: Table): number[][] {
  const hands: number[][] = Array.from({ length: seats }, () => []);
  for (const [at, code] of plays.entries()) {
    const leader = leaders[Math.floor(at / seats)] as number;
    hands[(leader + at) % seats]?.push(code);
  }
  return hands;
}

const countsOf = (cards: readonly WindCard[]): number[] => {
  const counts = Array<number>(WIND_KINDS).fill(0);
  for (const card of cards) counts[windKindOf(card)] = (counts[windKindOf(card)] ?? 0) + 1;
  return counts;
};

/** A table after a few rounds. */
const arbTable = fc
  .tuple(
    arbSeats,
    arbSeed,
    fc.constantFrom(HOUSE, ...TRICK_READINGS),
    fc.integer({ min: 1, max: 3 }),
  )
  .map(([seats, seed, rules, rounds]) => {
    const table = createTable(seats, seed);
    for (let round = 0; round < rounds; round++) playRandomRound(table, bookOf(rules));
    return { table, rules };
  });

describe('a random round of the twin', () => {
  it('[T1] [P4] [T4] [T6] [T7] [R2] [R4] is legal and goes and ends as the readable engine says', () => {
    fc.assert(
      fc.property(arbTable, ({ table, rules }) => {
        const { seats, winds, plays, leaders, taken, damages } = table;
        const row = openRow([...winds.slice(0, TRICKS)].map(windCardOf), 0);
        const hands = dealtHands(table).map((hand) => hand.map(cardOf));
        let round = startRound({ hands, row }, leaders[0] as number, rules);
        for (const code of plays) {
          const next = play(round, toAct(round) ?? -1, cardOf(code));
          if (!next.ok) throw new Error(next.error.code);
          round = next.value;
        }
        expect(isRoundOver(round)).toBe(true);
        expect([...round.tricks.map(({ leader }) => leader), round.leader]).toEqual([...leaders]);
        for (const [seat, cards] of round.collected.entries()) {
          const counts = taken.slice(seat * WIND_KINDS, (seat + 1) * WIND_KINDS);
          expect([...counts]).toEqual(countsOf(cards));
          expect(damages[seat]).toBe(damageOf({ cards, discarded: heldTriplets(cards) }));
        }
        expect(round.collected.length).toBe(seats);
      }),
      { numRuns: 1000 },
    );
  });

  it('[C2] [C3] [S4] deals different cards, twelve to each seat, from whole decks', () => {
    fc.assert(
      fc.property(arbTable, ({ table }) => {
        const { seats, deck, winds, plays } = table;
        expect(dealtHands(table).map((hand) => hand.length)).toEqual(Array(seats).fill(TRICKS));
        expect(new Set(plays).size).toBe(seats * TRICKS);
        expect(new Set(deck).size).toBe(DECK);
        const kinds = [...winds].map(windCardOf).sort(compareWindCards);
        expect(kinds).toEqual(windDeck().sort(compareWindCards));
      }),
      { numRuns: 100 },
    );
  });

  it('[S1] deals every card equally often to every place, and the same for the same seed', () => {
    const table = createTable(3, 5);
    const book = bookOf(HOUSE);
    const rounds = 20_000;
    const dealt = new Float64Array(DECK);
    for (let round = 0; round < rounds; round++) {
      playRandomRound(table, book);
      for (const code of dealtHands(table)[1] ?? []) dealt[code] = (dealt[code] ?? 0) + 1;
    }
    // Each card comes to this seat in a fifth of the rounds; five standard deviations either way.
    const spread = 5 * Math.sqrt(rounds * 0.2 * 0.8);
    for (const count of dealt) expect(Math.abs(count - rounds / 5)).toBeLessThan(spread);
    const [one, same] = [createTable(4, 9), createTable(4, 9)];
    playRandomRound(one, book);
    playRandomRound(same, book);
    expect(one).toEqual(same);
  });

  it('[P4] [P6] leads a Piratess only late, and does', () => {
    const table = createTable(5, 1);
    const book = bookOf(HOUSE);
    const led = new Set<number>();
    for (let round = 0; round < 20_000; round++) {
      playRandomRound(table, book);
      for (let trick = 0; trick < TRICKS; trick++) {
        if ((table.plays[trick * 5] as number) >= PIRATESS) led.add(trick + 1);
      }
    }
    expect(Math.min(...led)).toBeGreaterThanOrEqual(9);
    expect(led.has(12)).toBe(true);
  });
});

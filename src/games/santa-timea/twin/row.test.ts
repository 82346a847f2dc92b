import fc from 'fast-check';
import { expect, it } from 'vitest';
import { HOUSE, TRICK_READINGS } from '../rules/test-kit.ts';
import { DECK } from './cards.ts';
import { rowJudge } from './row.ts';
import { judge } from './trick.ts';
import { type Book, bookOf } from './worth.ts';

/** The last cards of these tricks on which the row and the single judgement differ. */
function differing(book: Book, wind: number, begun: readonly number[]): number[] {
  const seats = begun.length + 1;
  const plays = Uint8Array.from([...begun, 0]);
  const row = new Uint8Array(DECK);
  rowJudge(book)(wind, plays, seats, row);
  return Array.from({ length: DECK }, (_, code) => code).filter((code) => {
    plays[seats - 1] = code;
    return !begun.includes(code) && row[code] !== judge(book, wind, plays, 0, seats);
  });
}

const CODES = Array.from({ length: DECK }, (_, code) => code);

it('[T4] [T6] [X1] a row says of every last card what judging its trick alone says, in every reading', () => {
  for (const book of TRICK_READINGS.map(bookOf)) {
    for (const first of CODES) {
      expect(differing(book, 0, [first])).toEqual([]);
      for (const second of CODES) {
        if (second === first) continue;
        const wrong = differing(book, 0, [first, second]);
        if (wrong.length > 0) expect(wrong, `${first} ${second}`).toEqual([]);
      }
    }
  }
});

it('[T4] [T6] [X1] so for every trick of four under our reading', () => {
  const book = bookOf(HOUSE);
  for (const first of CODES) {
    for (const second of CODES) {
      for (const third of CODES) {
        if (second === first || third === first || third === second) continue;
        const wrong = differing(book, 1, [first, second, third]);
        if (wrong.length > 0) expect(wrong, `${first} ${second} ${third}`).toEqual([]);
      }
    }
  }
});

it('[T4] [T6] [X1] so for dealt tricks of up to five in any reading, any wind', () => {
  fc.assert(
    fc.property(
      fc.shuffledSubarray(CODES, { minLength: 3, maxLength: 4 }),
      fc.constantFrom(...TRICK_READINGS.map(bookOf)),
      fc.nat(3),
      (begun, book, wind) => {
        expect(differing(book, wind, begun)).toEqual([]);
      },
    ),
    { numRuns: 10_000 },
  );
});

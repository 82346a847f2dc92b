/** The simulator against the readable engine on every trick of two and three cards and on dealt ones. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { WINDS, type Wind } from '../../../core/compass.ts';
import type { WheelCard } from '../rules/cards.ts';
import { OPEN_POINTS, type OpenPoint } from '../rules/readings.ts';
import { arbTrick, everyTrick, HOUSE, spell, TRICK_READINGS } from '../rules/test-kit.ts';
import { resolveTrick } from '../rules/trick.ts';
import type { Rules } from '../rules/variants.ts';
import { codeOf, windCode } from './cards.ts';
import { COPIES, judge, leadIn, NOBODY, takerIn, type WorthTable, worthTableOf } from './trick.ts';

const BOOKS: readonly (readonly [Rules, WorthTable])[] = TRICK_READINGS.map((reading) => [
  reading,
  worthTableOf(reading),
]);

/** What the two engines say about a trick, where they differ. */
function dispute(
  plays: readonly WheelCard[],
  wind: Wind,
  rules: Rules,
  book: WorthTable,
): string[] {
  const { taker, lead } = resolveTrick({ wind: { wind, damage: 1 }, carried: [], plays }, rules);
  const outcome = judge(book, windCode(wind), Uint8Array.from(plays, codeOf), 0, plays.length);
  if (takerIn(outcome) === (taker ?? NOBODY) && leadIn(outcome) === lead) return [];
  return [`${wind}: ${plays.map(spell).join(' ')} → ${taker} ${lead}, simulator ${outcome}`];
}

function disputes(seats: number, winds: readonly Wind[], books = BOOKS): string[] {
  const found: string[] = [];
  everyTrick(seats, (plays) => {
    for (const wind of winds) {
      for (const [rules, book] of books) {
        if (found.length < 10) found.push(...dispute(plays, wind, rules, book));
      }
    }
  });
  return found;
}

/** Ours, and those that differ from it in one answer. */
const NEXT_TO_OURS = BOOKS.filter(([rules]) => {
  const answers = Object.entries(HOUSE).filter(([question]) => question in OPEN_POINTS);
  const others = answers.filter(([question, answer]) => rules[question as OpenPoint] !== answer);
  return others.length <= 1;
});

describe('the simulator', () => {
  it('[A1] [A1b] [A2] [A3] [A16] has a book for every reading on which a trick can depend', () => {
    expect(BOOKS).toHaveLength(32);
    // A Piratess that copies the print never copies a zero; without any Piratess only A16 matters.
    expect(new Set(BOOKS.map(([, book]) => book.join())).size).toBe(24);
    expect(new Set(BOOKS.map(([, book]) => book.subarray(0, COPIES).join())).size).toBe(2);
  });

  it('[T4] [T6] [X1] [P1] [A1] agrees on every trick of two cards, all winds, all 32 readings', () => {
    expect(disputes(2, WINDS)).toEqual([]);
  });

  it('[T4] [T6] [X1] [P1] [A1] agrees on every trick of three cards under north wind, each answer changed once', () => {
    expect(NEXT_TO_OURS).toHaveLength(6);
    expect(disputes(3, ['N'], NEXT_TO_OURS)).toEqual([]);
  });

  it('[T4] [T6] [X1] [P1] [A1] agrees on every trick of three cards under north wind, all 32 readings', {
    tags: 'all',
  }, () => {
    expect(disputes(3, ['N'])).toEqual([]);
  });

  it('[T4] [T6] [X1] [P1] [A1] agrees on dealt tricks of up to five cards, any wind, any reading', () => {
    fc.assert(
      fc.property(arbTrick, fc.constantFrom(...BOOKS), ({ plays, wind }, [rules, book]) => {
        expect(dispute(plays, wind.wind, rules, book)).toEqual([]);
      }),
      { numRuns: 20_000 },
    );
  });
});

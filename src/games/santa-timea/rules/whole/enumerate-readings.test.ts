/** The same second opinion on tricks, now for the other answers to the open points of tricks. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { WheelCard } from '../cards.ts';
import { answering, arbTrick, everyTrick, HOUSE, spell, TRICK_READINGS } from '../test-kit.ts';
import { resolveTrick, type Trick } from '../trick.ts';
import type { Rules } from '../variants.ts';
import { secondOpinion } from './test-kit.ts';

const north = (plays: readonly WheelCard[]): Trick => ({
  wind: { wind: 'N', damage: 1 },
  carried: [],
  plays,
});

const agrees = (position: Trick, rules: Rules): boolean => {
  const { taker, lead } = resolveTrick(position, rules);
  const opinion = secondOpinion(position.plays, position.wind.wind, rules);
  return taker === opinion.taker && lead === opinion.lead;
};

/** The tricks of so many cards under north wind on which the two differ; ten are enough. */
function disputed(size: number, rules: Rules): string[] {
  const found: string[] = [];
  everyTrick(size, (plays) => {
    if (found.length < 10 && !agrees(north(plays), rules)) found.push(plays.map(spell).join(' '));
  });
  return found;
}

/** On how many tricks of so many cards an answer changes who takes, and on how many who leads. */
function changed(size: number, rules: Rules): readonly [number, number] {
  let takers = 0;
  let leads = 0;
  everyTrick(size, (plays) => {
    const [ours, other] = [resolveTrick(north(plays), HOUSE), resolveTrick(north(plays), rules)];
    if (ours.taker !== other.taker) takers += 1;
    if (ours.lead !== other.lead) leads += 1;
  });
  return [takers, leads];
}

/** The other answer to each open point of a trick. */
const OTHERS: readonly (readonly [string, Rules])[] = [
  ['[P3] [A1] printed worth copied', answering('copiedWorth', 'printed')],
  ['[P3] [A1b] zeros copied without rank', answering('copiedZero', 'bare')],
  ['[X1] [A16] equal worths ordered by print', answering('equalWorth', 'print-decides')],
  ['[T4] [T6] ordered by print', answering('cardOrder', 'print')],
  ['[P6] [A2] two Piratesses both out', answering('secondPiratess', 'both-out')],
  ['[P5] [A3] second Piratess alone', answering('secondPiratessLead', 'alone')],
];

describe('other readings of the trick', () => {
  it('[A1] [A1b] [A2] [A3] [A16] all 32 on every trick of two cards', { timeout: 60_000 }, () => {
    expect(TRICK_READINGS.length).toBe(32);
    expect(TRICK_READINGS.flatMap((rules) => disputed(2, rules))).toEqual([]);
  });

  it.each(OTHERS)('%s: every trick of three cards', { timeout: 60_000 }, (_title, rules) => {
    expect(disputed(3, rules)).toEqual([]);
  });

  it('[A1] [A1b] [A2] [A3] [A16] all 32 on dealt tricks of up to five cards', () => {
    fc.assert(
      fc.property(arbTrick, fc.constantFrom(...TRICK_READINGS), (position, rules) =>
        agrees(position, rules),
      ),
      { numRuns: 5000 },
    );
  });

  it('[A1] [A1b] [A2] [A3] [A16] [T4] [T6] change no trick of two cards but those they speak of', () => {
    // A Piratess second to any of the 42 cards that are not of the wind's direction; a numbered card 1 to 7 and
    // its double across in 14 pairs, either first, where the lead moves if the double is second; by
    // print, either first, 91 cards of the opposite direction with a smaller number on each of the three other
    // directions and 42 across it, on two sides, with a greater one less than double; and two Piratesses.
    expect(OTHERS.map(([, rules]) => changed(2, rules))).toEqual([
      [42, 42],
      [0, 0],
      [28, 14],
      [714, 714],
      [1, 0],
      [0, 1],
    ]);
  });
});

import { expect, it } from 'vitest';
import { parsePosition } from '../../notation/position.ts';
import { rulesFor } from '../../notation/ruleset.ts';
import { resolveTrick } from '../../rules/trick.ts';
import { berthOf, isLost, laneOf, MARKS, NOTHING_KNOWN, sailing, tiesOf } from './fleet.ts';

/** The worths of a trick as a table sees them. */
function worthsOf(notation: string) {
  const parsed = parsePosition(notation);
  if (!parsed.ok || parsed.value.kind !== 'trick') throw new Error(`${notation} is no trick`);
  const ruling = resolveTrick(parsed.value.trick, rulesFor(parsed.value));
  const worths = ruling.worths.map(({ origin, halves }) => ({
    by: 'full' as const,
    text: '',
    origin: origin && { wind: origin.wind, rank: origin.rank },
    halves,
  }));
  return { worths, ties: ruling.ties };
}

it('[T6] a ship lies at what she counts', () => {
  const { worths } = worthsOf('trick N2: N9 E11 E12 W1');
  expect(worths.map(berthOf)).toEqual(['st-w9', 'st-w5h', 'st-w6', 'st-w0h']);
});

it('zeros lie in the calm by their printed numbers, a copy beside what she copies', () => {
  const { worths } = worthsOf('trick N1: P S8 P S3');
  expect(worths.map(berthOf)).toEqual(['st-z0', 'st-z8', 'st-z8', 'st-z3']);
});

it('[X3] the wind card is lost to all once the lead is known and no taker is', () => {
  expect(isLost(NOTHING_KNOWN)).toBe(false);
  expect(isLost({ taker: 1, lead: 0 })).toBe(false);
  expect(isLost({ taker: null, lead: 0 })).toBe(true);
});

it('[X1] the ships at one berth are those that knock each other out, in every trick of three', () => {
  const cards = ['P', 'N3', 'N6', 'E3', 'E6', 'E12', 'S3', 'S6', 'W6'];
  for (const first of cards)
    for (const second of cards)
      for (const third of cards) {
        if (first === second || second === third || first === third) continue;
        const { worths, ties } = worthsOf(`trick N2: ${first} ${second} ${third}`);
        const found = tiesOf(worths, ties.flat()).map(({ first: a, last: b }) => [a, b]);
        const ruled = ties.map((level) => [Math.min(...level), Math.max(...level)]);
        expect(found.sort(), `${first} ${second} ${third}`).toEqual(ruled.sort());
      }
});

it('nothing is tied before it is known', () => {
  const { worths } = worthsOf('trick N2: N3 E6');
  expect(tiesOf(worths, [])).toEqual([]);
  expect(tiesOf([undefined, undefined], [0, 1])).toEqual([]);
});

it('[X1] a tie reaches from its first lane to its last, and one ship alone is none', () => {
  const { worths } = worthsOf('trick N2: N3 E9 E6 W6 N14');
  expect(tiesOf(worths, [3, 2, 0])).toEqual([{ berth: 'st-w3', first: 0, last: 3 }]);
  expect(tiesOf(worths, [1])).toEqual([]);
});

it('an answer is the lane of a place, or none', () => {
  expect(['0', '4', '12'].map(laneOf)).toEqual([0, 4, 12]);
  expect(['nobody', 'N4', '4N', '', undefined].map(laneOf)).toEqual([null, null, null, null, null]);
});

it('the ships that were named sail', () => {
  expect(sailing([2, null, 0])).toEqual({ ...NOTHING_KNOWN, worths: [2, 0] });
});

it('the scale is marked up to the highest card', () => {
  expect(MARKS).toEqual([2, 4, 6, 8, 10, 12, 14]);
});

import { expect, it } from 'vitest';
import { rulesFor } from '../../notation/ruleset.ts';
import { positionOf } from '../../notation/test-kit.ts';
import { resolveTrick } from '../../rules/trick.ts';
import { chartPlaceOf, isLost, NOTHING_KNOWN, tieAt } from './sea-layout.ts';

/** The worths of a trick as a table sees them. */
function worthsOf(notation: string) {
  const position = positionOf('trick', notation);
  const ruling = resolveTrick(position.trick, rulesFor(position));
  const worths = ruling.worths.map(({ origin, halves }) => ({
    by: 'full' as const,
    text: '',
    origin,
    halves,
  }));
  return { worths, ties: ruling.ties };
}

it('[T6] a ship lies at what she counts', () => {
  const { worths } = worthsOf('trick N2: N9 E11 E12 W1');
  expect(worths.map(chartPlaceOf)).toEqual(['--w:9', '--w:5.5', '--w:6', '--w:0.5']);
});

it('zeros lie in the calm by their printed numbers, a copy beside what she copies', () => {
  const { worths } = worthsOf('trick N1: P S8 P S3');
  expect(worths.map(chartPlaceOf)).toEqual(['--z:0', '--z:8', '--z:8', '--z:3']);
});

it('[X3] the wind card is lost to all once the lead is known and no taker is', () => {
  expect(isLost(NOTHING_KNOWN)).toBe(false);
  expect(isLost({ taker: 1, lead: 0 })).toBe(false);
  expect(isLost({ taker: null, lead: 0 })).toBe(true);
});

/** In which lanes there is a part of a line. */
const tied = (worths: Parameters<typeof tieAt>[0], out: readonly number[]) =>
  [...worths.keys()].filter((place) => tieAt(worths, out, place));

it('[X1] those that knock each other out are joined and nobody else, in every trick of three', () => {
  const cards = ['P', 'N3', 'N6', 'E3', 'E6', 'E12', 'S3', 'S6', 'W6'];
  for (const first of cards)
    for (const second of cards)
      for (const third of cards) {
        if (first === second || second === third || first === third) continue;
        const { worths, ties } = worthsOf(`trick N2: ${first} ${second} ${third}`);
        const out = ties.flat();
        expect(tied(worths, out), `${first} ${second} ${third}`).toEqual(out.toSorted());
      }
});

it('nothing is tied before it is known, and one ship alone is not', () => {
  const { worths } = worthsOf('trick N2: N3 E6');
  expect(tied(worths, [])).toEqual([]);
  expect(tied([undefined, undefined], [0, 1])).toEqual([]);
  expect(tied(worths, [1])).toEqual([]);
});

it('[X1] the line is broken off where the ship of somebody else lies between', () => {
  const { worths } = worthsOf('trick N2: N3 E9 E6 W6 N14');
  expect([0, 1, 2, 3, 4].map((place) => tieAt(worths, [3, 2, 0], place))).toEqual([
    'st-tie-down',
    undefined,
    'st-tie-up st-tie-torn st-tie-down',
    'st-tie-up',
    undefined,
  ]);
});

/** Every pair of colours of the two papers, measured as the accessibility checker does it. */
import { readFileSync } from 'node:fs';
import axe from 'axe-core';
import { describe, expect, it } from 'vitest';

const TOKENS = readFileSync(new URL('../src/site/styles/base.css', import.meta.url), 'utf8');
const SEA = readFileSync(
  new URL('../src/games/santa-timea/tables/sea/Sea.css', import.meta.url),
  'utf8',
);
const PAPERS = ['light', 'dark'] as const;

/** What something may lie on. */
const GROUNDS = ['paper', 'panel', 'quay', 'sea', 'deep', 'calm'];
/** Whatever is written, and the arrows of the winds. */
const WORDS = ['ink', 'soft', 'mark', 'good', 'bad', 'north', 'east', 'south', 'west'];

/** Which colours meet besides, and what at least is between them. */
const PAIRS: readonly (readonly [colour: string, ground: string, least: number])[] = [
  ...GROUNDS.flatMap((ground) => [
    ...WORDS.map((word) => [word, ground, 4.5] as const),
    ['edge', ground, 3] as const,
  ]),
  ['on-mark', 'mark', 4.5],
  ['on-storm', 'storm', 4.5],
  ['letter', 'canvas', 4.5],
];

interface Colour {
  parseString(written: string): void;
}

/** What axe measures with, which its types leave out. */
const { Color, getContrast } = (
  axe.commons as unknown as {
    readonly color: {
      readonly Color: new (red: number, green: number, blue: number) => Colour;
      readonly getContrast: (one: Colour, other: Colour) => number;
    };
  }
).color;

function colour(written: string): Colour {
  const read = new Color(0, 0, 0);
  read.parseString(written);
  return read;
}

/** By name, the colours on light and on dark paper. */
const colours = new Map(
  [...TOKENS.matchAll(/--([\w-]+): (?:light-dark\((#\w+), (#\w+)\)|(#\w+));/g)].map(
    ([, name = '', light, dark, both = '']) => [name, [light ?? both, dark ?? both].map(colour)],
  ),
);

const between = (one: string, other: string, paper: number): number => {
  const [first, second] = [colours.get(one)?.[paper], colours.get(other)?.[paper]];
  if (!first || !second) throw new Error(`There is no colour ${one} or ${other}`);
  return getContrast(first, second);
};

describe.each(PAPERS)('on %s paper', (name) => {
  const paper = PAPERS.indexOf(name);
  it('whatever is read or operated stands out from what it may lie on', () => {
    const faint = PAIRS.filter(([one, ground, least]) => between(one, ground, paper) < least);
    expect(faint).toEqual([]);
  });
});

it('what is chosen under the wind has a line that stands out from the storm', () => {
  const line = /\.st-winds \.st-cover:is\([^{]*\{[^}]*outline-color: var\(--([\w-]+)\)/.exec(
    SEA,
  )?.[1];
  // Else it is that of all other covers.
  for (const paper of PAPERS.keys())
    expect(between(line ?? 'mark', 'storm', paper)).toBeGreaterThan(3);
});

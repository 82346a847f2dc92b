import { parseFrontmatter } from '@astrojs/internal-helpers/frontmatter';
import { describe, expect, it } from 'vitest';
import { readContent } from './content-files.ts';
import { segmentsOf, withTexts } from './segment.ts';

const MDX = `---
title: Ties
description: "Two: equal"
order: 1
---

<Clause id="X1">

Cards of **equal worth** go.
Both of them.

\`\`\`timea
trick E3: E5 N11 S10
\`\`\`

See [X2](#X2).

</Clause>

## Then

Count <Fact of="across">half</Fact>.
`;

const pairs = (name: string, text: string) =>
  segmentsOf(name, text).map((segment) => [segment.key, segment.text]);

it('a lesson falls into its fields, headings and what stands between fences and components', () => {
  expect(pairs('a.mdx', MDX)).toEqual([
    ['title', 'Ties'],
    ['description', 'Two: equal'],
    ['X1', 'Cards of **equal worth** go.\nBoth of them.'],
    ['X1.2', 'See [X2](#X2).'],
    ['h1', 'Then'],
    ['t1', 'Count <Fact of="across">half</Fact>.'],
  ]);
  expect(segmentsOf('a.mdx', MDX).map(({ line }) => line)).toEqual([2, 3, 9, 16, 20, 22]);
});

it('a catalogue falls into its texts with dotted keys', () => {
  expect(pairs('a.json', '{\n  "a": { "b": "x “y”" },\n  "n_one": "1"\n}\n')).toEqual([
    ['a.b', 'x “y”'],
    ['n_one', '1'],
  ]);
});

it.each([
  'Beute: so wird gezählt',
  'Beute #1',
  '"Beute" zählen',
  "'s avonds",
  '* drie',
  '- tien',
  '{dertien}',
  '12',
  '2026-11-23',
  'yes',
  'null',
  '~',
  'back\\slash: "so"',
  '---',
  'القرصانة: ٣',
])('a title is a text to every reader of YAML: %s', (text) => {
  for (const key of ['title', 'description']) {
    const changed = withTexts('a.mdx', MDX, new Map([[key, text]]));
    expect(parseFrontmatter(changed).frontmatter[key], 'as the site reads it').toBe(text);
    expect(new Map(pairs('a.mdx', changed) as [string, string][]).get(key)).toBe(text);
  }
});

describe('changing one text', () => {
  it('keeps quotes where they were, and every other byte', () => {
    const changed = withTexts('a.mdx', MDX, new Map([['description', 'Now: "so"']]));
    expect(changed).toBe(MDX.replace('"Two: equal"', '"Now: \\"so\\""'));
    const json = '{ "a": "x",\n\n"b":"y" }';
    expect(withTexts('a.json', json, new Map([['b', 'z"']]))).toBe('{ "a": "x",\n\n"b":"z\\"" }');
  });

  it('works for every segment of every file, and only for it', () => {
    for (const { name, text, path } of readContent()) {
      const segments = segmentsOf(name, text);
      expect(new Set(segments.map(({ key }) => key)).size, path).toBe(segments.length);
      expect(withTexts(name, text, new Map(segments.map((one) => [one.key, one.text])))).toBe(text);
      const marked = withTexts(
        name,
        text,
        new Map(segments.map((one) => [one.key, `${one.text}x`])),
      );
      expect(segmentsOf(name, marked).map((one) => one.text)).toEqual(
        segments.map((one) => `${one.text}x`),
      );
    }
  });
});

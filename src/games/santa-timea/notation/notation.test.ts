import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import words from '../../../../content/en/santa-timea/rulings.json' with { type: 'json' };
import { testNotation } from '../../../../tests/notation-kit.ts';
import { fragmentText, toFragment } from '../../../core/fragment.ts';
import { makePosition, parsePosition } from './position.ts';
import { carelessly, POSITIONS } from './test-kit.ts';

const MARKDOWN = readFileSync(new URL('NOTATION.md', import.meta.url), 'utf8');

testNotation({
  language: 'timea',
  markdown: MARKDOWN,
  parse: parsePosition,
  make: makePosition,
  positions: POSITIONS,
  carelessly,
  words: [
    ...'NESWPOX0123456789:;+/~@-.,#_ \n',
    'trick ',
    'round ',
    'score ',
    'row ',
    'hand ',
    'pro ',
    'N1: ',
  ],
  errors: words.error,
  named: ['too-long'],
  untabled: ['not-your-turn', 'not-in-their-hand', 'one-set-only'],
});

it.each([...MARKDOWN.matchAll(/[`=]([a-z]+_[^`\n]*)/g)].map(([, fragment = '']) => fragment))(
  'NOTATION.md shows links: %s',
  (fragment) => {
    const result = parsePosition(fragmentText(fragment));
    expect(result.ok && toFragment(makePosition(result.value))).toBe(fragment);
  },
);

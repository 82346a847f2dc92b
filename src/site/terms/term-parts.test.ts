import { expect, it } from 'vitest';
import type { GlossaryEntry } from './entry.ts';
import { termParts } from './term-parts.ts';

const entry = (...forms: string[]): GlossaryEntry => ({
  word: forms[0] ?? '',
  printed: [],
  forms,
  never: [],
  meaning: '',
  beware: undefined,
});

const entries = new Map([
  ['wind-card', entry('wind card', 'wind cards')],
  ['trick', entry('trick', 'tricks')],
]);

it('cuts out the first word for each term, whatever its form', () => {
  expect(termParts('Wind cards of a trick, a wind card.', entries)).toEqual([
    { text: 'Wind cards', term: 'wind-card' },
    { text: ' of a ', term: null },
    { text: 'trick', term: 'trick' },
    { text: ', a wind card.', term: null },
  ]);
});

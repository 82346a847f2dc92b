import { expect, it } from 'vitest';
import { csv } from './glossary-files.ts';

const entry = (word: string, meaning: string) => ({
  word,
  meaning,
  printed: [],
  forms: [],
  never: ['wrong'],
  beware: undefined,
});
const term = (id: string) => ({ id, group: 'cards' as const, mistakenFor: [] });

it('a glossary has source, target and comment, and no word that is not translated', () => {
  const entries = new Map([
    [
      'en',
      new Map([
        ['a', entry('trick', 'A trick.')],
        ['b', entry('set', 'A set.')],
      ]),
    ],
    [
      'nl',
      new Map([
        ['a', entry('slag', 'Een "slag".')],
        ['b', entry('set', 'A set.')],
      ]),
    ],
  ]);
  const data = { terms: [term('a'), term('b')] as never, entries };
  expect(csv(data, { from: 'en', to: 'nl' })).toBe('\ufefftrick,slag,"Een ""slag""."\r\n');
});

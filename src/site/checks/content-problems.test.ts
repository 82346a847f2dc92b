import { expect, it } from 'vitest';
import type { Problem } from '../../core/result.ts';
import { contentProblems } from './content-problems.ts';

const FILES: Readonly<Record<string, string>> = {
  'content/en/site.json': '{\n  "home": {\n    "title": "Home"\n  }\n}\n',
  'content/en/x/a.mdx': '# Wind\n\nOne half, and half again.\n',
};

const printed = (problem: Problem) =>
  contentProblems({ some: () => [problem] }, (path) => FILES[path] ?? '')[0];

it.each<[string, Problem, string]>([
  [
    'in its line',
    { file: 'content/en/x/a.mdx', line: 3, found: 'half again', message: 'wrong' },
    'content/en/x/a.mdx:3:15: wrong\nOne half, and half again.\n              ^^^^^^^^^^',
  ],
  [
    'where it is first',
    { file: 'content/en/x/a.mdx', found: 'half', message: 'wrong' },
    'content/en/x/a.mdx:3:5: wrong\nOne half, and half again.\n    ^^^^',
  ],
  [
    'in a catalogue',
    { file: 'content/en/site.json', found: '"title"', message: 'surplus' },
    'content/en/site.json:3:5: surplus\n    "title": "Home"\n    ^^^^^^^',
  ],
  [
    'at the column that the check knows',
    { file: 'content/en/x/a.mdx', line: 3, column: 15, found: 'half', message: 'wrong' },
    'content/en/x/a.mdx:3:15: wrong\nOne half, and half again.\n              ^^^^',
  ],
  [
    'nowhere',
    { file: 'content/en/x/a.mdx', line: 1, found: 'half', message: 'wrong' },
    'content/en/x/a.mdx:1: wrong',
  ],
  [
    'in no file',
    { file: 'content/de/site.json', message: 'this file is missing' },
    'content/de/site.json: this file is missing',
  ],
])('prints a problem with its place and a caret: %s', (_, problem, said) => {
  expect(printed(problem)).toBe(said);
});

it('lists the problems of all checks, and of one that failed', () => {
  const checks = {
    words: () => [
      { file: 'a', message: 'one' },
      { file: 'b', message: 'two' },
    ],
    facts: () => {
      throw new Error('No words for “a.b” in fr');
    },
    terms: () => [{ file: 'c', message: 'three' }],
  };
  expect(contentProblems(checks)).toEqual([
    'a: one',
    'b: two',
    'facts: No words for “a.b” in fr',
    'c: three',
  ]);
});

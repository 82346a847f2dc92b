import { expect, it } from 'vitest';
import { contentProblems } from './content-problems.ts';

const FILES: Readonly<Record<string, string>> = {
  'content/en/site.json': '{\n  "home": {\n    "title": "Home"\n  }\n}\n',
  'content/en/x/a.mdx': '# Wind\n\nOne half, and half again.\n',
};

const problemsOf = (...problems: string[]) =>
  contentProblems({ some: () => problems }, (path) => FILES[path] ?? '');

it('says where the text stands that a problem quotes, with a caret below it', () => {
  expect(problemsOf('content/en/x/a.mdx:3: “half again” is wrong')).toEqual([
    'content/en/x/a.mdx:3:15: “half again” is wrong\nOne half, and half again.\n              ^^^^^^^^^^',
  ]);
  expect(problemsOf('content/en/x/a.mdx: “half” is not our word')).toEqual([
    'content/en/x/a.mdx:3:5: “half” is not our word\nOne half, and half again.\n    ^^^^',
  ]);
});

it('finds a key of a catalogue by its last part', () => {
  expect(problemsOf('content/en/site.json: surplus key “home.title”, which de lack')).toEqual([
    'content/en/site.json:3:5: surplus key “home.title”, which de lack\n    "title": "Home"\n    ^^^^^^^',
  ]);
});

it.each([
  'content/en/x/a.mdx:3:5: “half” has its place\nOne half',
  'content/en/x/a.mdx: “nowhere” does not occur',
  'content/en/site.json: missing key “home.title”, which de have',
  'content/de/site.json: this file is missing',
])('leaves as it is: %s', (problem) => {
  expect(problemsOf(problem)).toEqual([problem]);
});

it('tells the problems of all checks, and of one that could not go on', () => {
  const checks = {
    words: () => ['a: one', 'b: two'],
    facts: () => {
      throw new Error('No words for “a.b” in fr');
    },
    terms: () => ['c: three'],
  };
  expect(contentProblems(checks)).toEqual([
    'a: one',
    'b: two',
    'facts: No words for “a.b” in fr',
    'c: three',
  ]);
});

import { expect, it } from 'vitest';
import { err, ok, sayProblem } from '../../core/result.ts';
import { saysKeys } from '../../core/test-kit.ts';
import type { Game } from '../../kit/game.ts';
import { lessonProblems, ruleProblems } from './check.ts';

const game: Pick<Game, 'facts' | 'fenceLanguage' | 'readFence'> = {
  facts: {
    across: 'half',
    tricks: 12,
  },
  fenceLanguage: 'pos',
  readFence: (source) =>
    source.includes('bad')
      ? err({ line: 2, column: 3, message: 'Not “bad”.', found: 'bad' })
      : ok(null),
};

const factWords = {
  number: { '12': ['twelve', 'zwölf'] },
  worth: { half: ['half', 'halb'] },
  rank: {},
};
const words = { t: saysKeys(), factWords };
const languages = new Map([
  ['en', words],
  ['de', words],
]);

const EN = `---
title: A lesson
description: What it teaches
series: examples
order: 1
clauses: [V1, X1]
---

Play <Fact of="tricks">twelve</Fact> tricks. Across it counts <Fact of="across">half</Fact>.

\`\`\`pos guess
N1 E2
\`\`\`

## Now you

<Board seat={2} />
`;
const DE = EN.replace('A lesson', 'Eine Lektion')
  .replace('clauses: [V1, X1]', 'clauses:\n  - V1\n  - X1')
  .replace(
    /Play.*/,
    '<Fact of="across">Halb</Fact> zählt quer. Es sind <Fact of="tricks">zwölf</Fact> Stiche.',
  )
  .replace('Now you', 'Jetzt du');

const check = (en: string, de: string | null = DE) =>
  lessonProblems(
    [
      { language: 'en', path: 'content/en/game/one.mdx', text: en },
      ...(de === null ? [] : [{ language: 'de', path: 'content/de/game/one.mdx', text: de }]),
    ],
    game,
    languages,
  ).map(sayProblem);

it('accepts lessons that differ only in their words', () => {
  expect(check(EN)).toEqual([]);
});

it('names the file that is missing in a language', () => {
  expect(check(EN, null)).toEqual([
    'content/de/game/one.mdx: missing, but content/en/game/one.mdx exists',
  ]);
});

const PARTS = 'headings, fences or components';

it.each([
  [PARTS, 'N1 E2', 'N1 E3', '“pos guess N1 E3”, there “pos guess N1 E2”'],
  [PARTS, 'seat={2}', 'seat={1}', '“<Board seat="{1}">”, there “<Board seat="{2}">”'],
  ['clauses', '- X1', '- X2', '“X2”, there “X1”'],
  ['series', 'series: examples', 'series: others', '“others”, there “examples”'],
  ['order', 'order: 1', 'order: 2', '“2”, there “1”'],
  ['facts', '<Fact of="across">Halb</Fact>', 'Halb', '“tricks”, there “across”'],
])('names both files when the %s differ', (part, from, to, said) => {
  const problems = check(EN, DE.replace(from, to));
  const places = new RegExp(
    `^content/de/game/one.mdx(:\\d+)?: other ${part} than content/en/game/one.mdx`,
  );
  expect(problems).toEqual([expect.stringMatching(places)]);
  expect(problems[0]).toContain(said);
});

it('names the line of a wrong fact', () => {
  expect(check(EN.replace('>half<', '>zero<'))).toEqual([
    'content/en/game/one.mdx:9: “zero” is not what the rules say for “across”: half ' +
      '(accepted: half, halb)',
  ]);
});

it('takes digits for numbers and any letter case, and knows no other facts', () => {
  expect(check(EN.replace('twelve', '12').replace('>half<', '>Half<'))).toEqual([]);
  expect(check(EN.replace('twelve', '13'))).toHaveLength(1);
  const unknown = (text: string) => text.replace('of="tricks"', 'of="trick"');
  expect(check(unknown(EN), unknown(DE))[0]).toContain('there is no fact “trick”');
});

it('wants plain words in a fact', () => {
  expect(check(EN.replace('>half<', '>**{half}**<')).join()).toContain(
    'one.mdx:9: a fact is written <Fact of="…">plain words</Fact>',
  );
});

it('names file, line and column of a position that can not be', () => {
  const bad = (text: string) => text.replace('N1 E2', 'N1\n  bad');
  expect(check(bad(EN), bad(DE))[0]).toBe('content/en/game/one.mdx:13:3: Not “bad”.');
});

it('points at the step that another language lacks', () => {
  const step = (id: string) => `\n## A step\n\n\`\`\`pos task ${id}\nN1 E2\n\`\`\`\n`;
  const problems = check(EN + step('a') + step('new') + step('b'), DE + step('a') + step('b'));
  const line = (EN + step('a')).split('\n').length + 3;
  expect(problems[0]).toContain(`one.mdx:${line}: number`);
});

it('says where a text is no MDX', () => {
  expect(check(`${EN}\n<Board seat={\n`)[0]).toMatch(/^content\/en\/game\/one\.mdx:\d+/);
});

const RULES_EN = `---
title: Worth
order: 1
---

<Clause id="V1">

It counts <Fact of="across">half</Fact>, see [X1](#X1).

</Clause>

<Clause id="X1">

Equals are out.

</Clause>
`;
const RULES_DE = RULES_EN.replace('It counts', 'Sie zählt')
  .replace('>half<', '>halb<')
  .replace('Equals are out', 'Gleiche sind draußen');

const checkRules = (en: string, de = RULES_DE) =>
  ruleProblems(
    [
      { language: 'en', path: 'content/en/game/rules/worth.mdx', text: en },
      { language: 'de', path: 'content/de/game/rules/worth.mdx', text: de },
    ],
    { ...game, clauses: ['V1', 'X1'] },
    languages,
  ).map(sayProblem);

const everywhere = (from: string, to: string) =>
  checkRules(RULES_EN.replace(from, to), RULES_DE.replace(from, to));

it('accepts rules that have each clause once, in the same order, in every language', () => {
  expect(checkRules(RULES_EN)).toEqual([]);
});

it('names a clause that has no entry in a language', () => {
  const without = RULES_DE.replace(/<Clause id="X1">[\s\S]*?<\/Clause>/, '');
  const problems = checkRules(RULES_EN, without);
  expect(problems).toContain('content/de: the rules have no entry for the clause “X1”');
  expect(problems.join()).toContain('other headings, fences or components');
});

it('names a clause that the game does not have', () => {
  expect(everywhere('<Clause id="X1">', '<Clause id="Z9">')).toEqual([
    'content/en/game/rules/worth.mdx:12: there is no clause “Z9”',
    'content/en: the rules have no entry for the clause “X1”',
    'content/de/game/rules/worth.mdx:12: there is no clause “Z9”',
    'content/de: the rules have no entry for the clause “X1”',
  ]);
  expect(everywhere('<Clause id="X1">', '<Clause>').join()).toContain('no clause “”');
});

it('names a clause that has two entries', () => {
  expect(everywhere('<Clause id="X1">', '<Clause id="V1">').join()).toContain(
    'worth.mdx:12: the clause “V1” has an entry already',
  );
});

it('names links that differ or lead to no clause', () => {
  expect(checkRules(RULES_EN, RULES_DE.replace(', see [X1](#X1)', '')).join()).toContain(
    'other links',
  );
  expect(everywhere('(#X1)', '(#X9)')).toContain(
    'content/de/game/rules/worth.mdx: the link “#X9” names no clause',
  );
});

import { expect, it } from 'vitest';
import { ok, sayProblem } from '../../core/result.ts';
import { saysKeys } from '../../core/test-kit.ts';
import { ruleProblems } from '../lessons/check.ts';

const game = {
  clauses: ['V1', 'X1'],
  facts: { across: 'half' },
  fenceLanguage: 'pos',
  readFence: () => ok(null),
} as const;

const words = {
  t: saysKeys(),
  factWords: { number: {}, worth: { half: ['half', 'halb'] }, rank: {} },
};
const languages = new Map([
  ['en', words],
  ['de', words],
]);

const EN = `---
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
const DE = EN.replace('It counts', 'Sie zählt')
  .replace('>half<', '>halb<')
  .replace('Equals are out', 'Gleiche sind draußen');

const check = (en: string, de = DE) =>
  ruleProblems(
    [
      { language: 'en', path: 'content/en/game/rules/worth.mdx', text: en },
      { language: 'de', path: 'content/de/game/rules/worth.mdx', text: de },
    ],
    game,
    languages,
  ).map(sayProblem);

const everywhere = (from: string, to: string) => check(EN.replace(from, to), DE.replace(from, to));

it('accepts rules that have each clause once, in the same order, in every language', () => {
  expect(check(EN)).toEqual([]);
});

it('names a clause that has no entry in a language', () => {
  const without = DE.replace(/<Clause id="X1">[\s\S]*?<\/Clause>/, '');
  const problems = check(EN, without);
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
  expect(check(EN, DE.replace(', see [X1](#X1)', '')).join()).toContain('other links');
  expect(everywhere('(#X1)', '(#X9)')).toContain(
    'content/de/game/rules/worth.mdx: the link “#X9” names no clause',
  );
});

/** Every rule of the page of rules has a table that the engine judges, and says why by that very rule. */
import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { gameCatalogue } from '../../site/i18n/pages.ts';
import { createTranslate } from './explain/say.ts';
import { parsePosition } from './notation/position.ts';
import { CLAUSES } from './rules/clauses.ts';
import { firstPicks, viewTry } from './tables/try/try.ts';

/** Where a rule is seen without being said, and how. */
const SEEN: { readonly [id: string]: string } = {
  W3: 'both ships of its table stand at seven',
};

const rules = globSync('content/en/ships/rules/*.mdx')
  .map((path) => readFileSync(path, 'utf8'))
  .join('\n');

/** The position of each entry, by its clause. */
const fences = new Map(
  [...rules.matchAll(/<Clause id="(\w+)">([\s\S]*?)<\/Clause>/g)].map(([, id = '', entry = '']) => [
    id,
    /```ships[^\n]*\n([\s\S]*?)\n```/.exec(entry)?.[1] ?? '',
  ]),
);

const t = createTranslate(gameCatalogue('en', 'ships'), 'en');

it.each(CLAUSES)('%s has a table to act on, whose ruling cites it', (clause) => {
  const source = fences.get(clause) ?? '';
  const parsed = parsePosition(source);
  if (!parsed.ok) throw new Error(`${clause}: ${parsed.error.code}`);
  const { steps } = viewTry(parsed.value, firstPicks(parsed.value), t);
  const cited = steps.map((step) => step.clause);
  expect([...cited, ...Object.keys(SEEN)]).toContain(clause);
  expect(steps.length).toBeGreaterThan(0);
});

it('no table is shown twice', () => {
  expect(new Set(fences.values()).size).toBe(CLAUSES.length);
});

/** Every clause has its rule and its test, and nothing cites a clause that does not exist. */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { REGISTER } from '../src/games/santa-timea/editions/register.ts';
import { CLAUSES } from '../src/games/santa-timea/rules/clauses.ts';
import { WITHOUT_QUESTION } from '../src/games/santa-timea/rules/readings.ts';

const ROOT = join(import.meta.dirname, '..');
const GAME = 'src/games/santa-timea';
/** Not read: it spells clauses of its own making. */
const SELF = 'tests/clauses.test.ts';

/** The clauses, the open points that need no rule of their own, and what else the register lists. */
const KNOWN: ReadonlySet<string> = new Set([
  ...CLAUSES,
  ...Object.keys(WITHOUT_QUESTION),
  ...REGISTER.map(({ id }) => id),
]);

/** The text of every file of these patterns, tests or all but tests, by path. */
function texts(patterns: string[], tests: boolean): ReadonlyMap<string, string> {
  const paths = globSync(patterns, { cwd: ROOT })
    .filter((path) => path !== SELF)
    .filter((path) => /\.(test|spec)\.tsx?$|\/test-[a-z]+\.ts$/.test(path) === tests)
    .sort();
  return new Map(paths.map((path) => [path, readFileSync(join(ROOT, path), 'utf8')]));
}

const cited = (text: string): string[] =>
  [...text.matchAll(/\[([A-Z]\d{1,2}b?)\]/g)].map((match) => match[1] ?? '');

/** Comments only: an array or a position in the code may look like a clause. */
const comments = (source: string): string =>
  [...source.matchAll(/\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*/g)].map((match) => match[0]).join('\n');

/** A test's title is a string that opens with the clauses it tests and goes on. */
const titles = (source: string): string[] =>
  [...source.matchAll(/['"`]((?:\[[A-Z]\d{1,2}b?\][ …]+)+)/g)].map((match) => match[1] ?? '');

const rules = texts([`${GAME}/rules/*.ts`], false);
const tests = texts(['src/**/*.{ts,tsx}', 'tests/{browser/,dist/,}*.ts'], true);
const sources = texts(['src/**/*.{ts,tsx}'], false);

describe('the clauses', () => {
  it('are found: this test reads rules, tests and sources', () => {
    expect([...rules.keys()]).toContain(`${GAME}/rules/trick.ts`);
    expect([...tests.keys()]).toContain(`${GAME}/rules/trick.test.ts`);
    expect([...sources.keys()]).toContain('src/core/compass.ts');
    expect(titles("it('[V3] [V4] half', () => {})")).toEqual(['[V3] [V4] ']);
    expect(comments("const a = [N1]; // [X1]\n/** [X2] */ 'http://x[X3]'")).toBe(
      '// [X1]\n/** [X2] */',
    );
  });

  it('are each named once', () => {
    expect(new Set(CLAUSES).size).toBe(CLAUSES.length);
  });

  it('each have a rule that cites them', () => {
    const ruled = new Set([...rules.values()].map(comments).flatMap(cited));
    expect(CLAUSES.filter((id) => !ruled.has(id))).toEqual([]);
  });

  it('each have a test that cites them in its title', () => {
    const tested = new Set([...tests.values()].flatMap(titles).flatMap(cited));
    expect(CLAUSES.filter((id) => !tested.has(id))).toEqual([]);
  });

  it('are all there is to cite, in comments and in titles', () => {
    const strangers = [...sources, ...tests].flatMap(([path, source]) =>
      [comments(source), ...titles(source)]
        .flatMap(cited)
        .filter((id) => !KNOWN.has(id))
        .map((id) => `${path}: [${id}]`),
    );
    expect(strangers).toEqual([]);
  });
});

/** Every clause has its rule and its test, and nothing cites a clause that does not exist. */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { REGISTER } from '../src/games/santa-timea/editions/register.ts';

const ROOT = join(import.meta.dirname, '..');
/** Not read: it spells clauses of its own making. */
const SELF = 'tests/clauses.test.ts';

const CLAUSES_OF = import.meta.glob<readonly string[]>('/src/games/*/rules/clauses.ts', {
  eager: true,
  import: 'CLAUSES',
});
const WITHOUT_QUESTION = import.meta.glob<Readonly<Record<string, string>>>(
  '/src/games/*/rules/readings.ts',
  { eager: true, import: 'WITHOUT_QUESTION' },
);

/** The clauses of every game, by its name. */
const GAMES = Object.entries(CLAUSES_OF).map(
  ([path, clauses]) => [path.split('/')[3] ?? '', clauses] as const,
);

/** The clauses, the open points that need no rule of their own, and what else the register lists. */
const KNOWN: ReadonlySet<string> = new Set([
  ...GAMES.flatMap(([, clauses]) => clauses),
  ...Object.values(WITHOUT_QUESTION).flatMap((points) => Object.keys(points)),
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
  [...text.matchAll(/\[([A-Z]{1,2}\d{1,2}b?)\]/g)].map((match) => match[1] ?? '');

/** Comments only: an array or a position in the code may look like a clause. */
const comments = (source: string): string =>
  [...source.matchAll(/\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*/g)].map((match) => match[0]).join('\n');

/** A test's title is a string that opens with the clauses it tests and goes on. */
const titles = (source: string): string[] =>
  [...source.matchAll(/['"`]((?:\[[A-Z]{1,2}\d{1,2}b?\][ …]+)+)/g)].map((match) => match[1] ?? '');

const tests = texts(['src/**/*.{ts,tsx}', 'tests/{browser/,dist/,}*.ts'], true);
const sources = texts(['src/**/*.{ts,tsx}'], false);

it('this test reads rules, tests and sources', () => {
  expect(GAMES.map(([game]) => game)).toContain('santa-timea');
  expect([...tests.keys()]).toContain('src/games/santa-timea/rules/trick.test.ts');
  expect([...sources.keys()]).toContain('src/core/compass.ts');
  expect(titles("it('[V3] [V4] half', () => {})")).toEqual(['[V3] [V4] ']);
  expect(comments("const a = [N1]; // [X1]\n/** [X2] */ 'http://x[X3]'")).toBe(
    '// [X1]\n/** [X2] */',
  );
});

describe.each(GAMES)('the clauses of %s', (game, clauses) => {
  it('are each named once', () => {
    expect(new Set(clauses).size).toBe(clauses.length);
  });

  it('each have a rule that cites them', () => {
    const rules = texts([`src/games/${game}/rules/*.ts`], false);
    const ruled = new Set([...rules.values()].map(comments).flatMap(cited));
    expect(clauses.filter((id) => !ruled.has(id))).toEqual([]);
  });

  it('each have a test that cites them in its title', () => {
    const tested = new Set([...tests.values()].flatMap(titles).flatMap(cited));
    expect(clauses.filter((id) => !tested.has(id))).toEqual([]);
  });
});

it('clauses are all there is to cite, in comments and in titles', () => {
  const strangers = [...sources, ...tests].flatMap(([path, source]) =>
    [comments(source), ...titles(source)]
      .flatMap(cited)
      .filter((id) => !KNOWN.has(id))
      .map((id) => `${path}: [${id}]`),
  );
  expect(strangers).toEqual([]);
});

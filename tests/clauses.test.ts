/** Every clause of every game has its rule and its test, and nothing cites a clause that does not exist. */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { REGISTER } from '../src/games/santa-timea/editions/register.ts';
import { GAME_FOLDERS, gameClauses } from './game-clauses.ts';

const ROOT = join(import.meta.dirname, '..');
/** Not read: it spells clauses of its own making. */
const SELF = 'tests/clauses.test.ts';

/** What may be cited of a game: its clauses, the open points that need no rule of their own. */
const knownOf = (game: string): string[] => {
  const { clauses, withoutQuestion } = gameClauses(game);
  // The register of the editions lists more.
  const listed = game === 'santa-timea' ? REGISTER.map(({ id }) => id) : [];
  return [...clauses, ...withoutQuestion, ...listed];
};

/** By game; files outside the games may cite all of them. */
const KNOWN: ReadonlyMap<string, ReadonlySet<string>> = new Map([
  ...GAME_FOLDERS.map((game) => [game, new Set(knownOf(game))] as const),
  ['', new Set(GAME_FOLDERS.flatMap(knownOf))],
]);

const isKnown = (path: string, id: string): boolean =>
  KNOWN.get(/^src\/games\/([^/]+)\//.exec(path)?.[1] ?? '')?.has(id) === true;

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

describe('the clauses', () => {
  it('are found: this test reads rules, tests and sources', () => {
    expect([...tests.keys()]).toContain('src/games/santa-timea/rules/trick.test.ts');
    expect([...sources.keys()]).toContain('src/games/santa-timea/rules/trick.ts');
    expect([...sources.keys()]).toContain('src/core/compass.ts');
    expect(titles("it('[V3] [V4] half', () => {})")).toEqual(['[V3] [V4] ']);
    expect(comments("const a = [N1]; // [X1]\n/** [X2] */ 'http://x[X3]'")).toBe(
      '// [X1]\n/** [X2] */',
    );
  });

  it('are all there is to cite, in comments and in titles', () => {
    const strangers = [...sources, ...tests].flatMap(([path, source]) =>
      [comments(source), ...titles(source)]
        .flatMap(cited)
        .filter((id) => !isKnown(path, id))
        .map((id) => `${path}: [${id}]`),
    );
    expect(strangers).toEqual([]);
  });
});

describe.each(GAME_FOLDERS)('the clauses of %s', (game) => {
  const { clauses } = gameClauses(game);
  const own = (files: ReadonlyMap<string, string>, folder: string) =>
    [...files].filter(([path]) => path.startsWith(folder)).map(([, text]) => text);

  it('are each named once', () => {
    expect(new Set(clauses).size).toBe(clauses.length);
  });

  it('each have a rule that cites them', () => {
    const rules = own(sources, `src/games/${game}/rules/`);
    const ruled = new Set(rules.map(comments).flatMap(cited));
    expect(clauses.filter((id) => !ruled.has(id))).toEqual([]);
  });

  it('each have a test that cites them in its title', () => {
    const tested = new Set(
      [...own(tests, `src/games/${game}/`), ...own(tests, 'tests/')].flatMap(titles).flatMap(cited),
    );
    expect(clauses.filter((id) => !tested.has(id))).toEqual([]);
  });
});

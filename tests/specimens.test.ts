/** The pages of specimens show every component in its states; what has a page of its own is looked at there. */
import { globSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { expect, it } from 'vitest';

const ROOT = join(import.meta.dirname, '..');
const files = (...patterns: string[]) =>
  globSync(patterns, { cwd: ROOT, exclude: ['**/*.test.ts'] }).toSorted();

/** Each fills a page of its own, or most of one. Paths begin below `src/games/`. */
const PAGES: readonly string[] = [
  'santa-timea/pages/Aid.astro',
  'santa-timea/pages/Daily.astro',
  'santa-timea/pages/Deal.astro',
  'santa-timea/pages/Key.astro',
  'santa-timea/pages/Play.astro',
  'santa-timea/pages/Practice.astro',
  'santa-timea/pages/Puzzle.astro',
  'santa-timea/pages/ScoreSheet.astro',
  'santa-timea/pages/daily/Entry.astro',
  'santa-timea/pages/daily/Solution.astro',
  'santa-timea/pages/desk/Changes.astro',
  'santa-timea/pages/desk/Letter.astro',
  'santa-timea/pages/desk/Overview.astro',
  'santa-timea/pages/desk/Topic.astro',
  'santa-timea/pages/desk/WhatIf.astro',
  'santa-timea/pages/rules/Clause.astro',
  'ships/pages/Aid.astro',
  'ships/pages/Deal.astro',
  'ships/pages/Play.astro',
  'ships/pages/Practice.astro',
  'ships/pages/Puzzle.astro',
  'ships/pages/desk/Overview.astro',
  'ships/pages/desk/Topic.astro',
  'turn/pages/Aid.astro',
  'turn/pages/Deal.astro',
  'turn/pages/Play.astro',
  'turn/pages/Practice.astro',
  'turn/pages/Puzzle.astro',
];

/** Of the site: what every page has around it, and what stands on one page alone. */
const SITE: readonly string[] = [
  'AidParts.astro',
  'ArchiveMarks.astro',
  'Arrival.astro',
  'Clause.astro',
  'ExchangeLinks.astro',
  'Fact.astro',
  'Home.astro',
  'Leg.astro',
  'MoreGames.astro',
  'OfflineSwitch.astro',
  'RuleLinks.astro',
  'TablePages.astro',
  'TermEntry.astro',
];

/** What a file asks for, at once or later. */
const importsOf = (path: string): string[] =>
  [...readFileSync(join(ROOT, path), 'utf8').matchAll(/(?:from |import\()\s*'(\.[^']+)'/g)]
    .map(([, to = '']) => normalize(join(dirname(path), to)))
    .filter((to) => to.startsWith('src/') && /\.(tsx?|astro)$/.test(to));

/** These files and all that they ask for. */
function shownBy(paths: readonly string[]): ReadonlySet<string> {
  const seen = new Set(paths);
  for (const path of seen) for (const to of importsOf(path)) seen.add(to);
  return seen;
}

const SPECIMENS = files(
  'src/games/*/pages/Specimens.astro',
  'src/games/*/pages/specimens/*.astro',
  'src/pages/**/_specimens.astro',
);
const COMPONENTS = files(
  'src/games/*/{tables,screens,pages}/**/*.{tsx,astro}',
  'src/kit/**/*.tsx',
  'src/site/components/*.astro',
).filter((path) => !SPECIMENS.includes(path));
const ELSEWHERE = [
  ...PAGES.map((path) => `src/games/${path}`),
  ...SITE.map((name) => `src/site/components/${name}`),
];

it('every component is shown by a page of specimens, or by a page of its own that is listed', () => {
  const shown = shownBy([...SPECIMENS, ...ELSEWHERE]);
  expect(COMPONENTS.filter((path) => !shown.has(path))).toEqual([]);
});

it('what is listed is there, and no specimen', () => {
  const shown = shownBy(SPECIMENS);
  expect(ELSEWHERE.filter((path) => shown.has(path) || !COMPONENTS.includes(path))).toEqual([]);
});

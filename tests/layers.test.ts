import { describe, expect, it } from 'vitest';
import { layerProblems } from './layer-problems.ts';
import { wordProblems } from './word-problems.ts';

const FILES = import.meta.glob<string>('/src/**/*.{ts,tsx,astro}', {
  eager: true,
  query: '?raw',
  import: 'default',
});

/** Tests and their kits may use what they test with. */
const sources = Object.entries(FILES)
  .map(([path, text]) => [path.slice(1), text] as const)
  .filter(([path]) => !/(\.test\.ts|\/(test|enumerate)-[^/]+\.ts)$/.test(path));

/** The build and the specimens speak to us, so do the reasons beside the readings; a command is typed as it is. */
const FOR_DEVELOPERS =
  /^src\/(site\/(build|checks|dev|exchange|facts|i18n|lessons|rules|segments|terms)\/|cli\/|pages\/.*\/_specimens\.astro|games\/[^/]+\/(rules\/(clauses|readings)\.ts|pages\/Specimens\.astro))/;

it('finds the sources of every layer', () => {
  for (const folder of [
    'core',
    'device',
    'kit',
    'games/santa-timea/rules',
    'games/santa-timea/tables',
    'pages',
  ]) {
    expect(
      sources.some(([path]) => path.startsWith(`src/${folder}/`)),
      folder,
    ).toBe(true);
  }
});

it('imports go one way, and no game imports another', () => {
  expect(sources.flatMap(([path, text]) => layerProblems(path, text))).toEqual([]);
});

it('what readers see has no words of its own; they all come from the catalogues', () => {
  const seen = sources.filter(([path]) => !FOR_DEVELOPERS.test(path));
  expect(seen.flatMap(([path, text]) => wordProblems(path, text))).toEqual([]);
});

describe('the checkers', () => {
  it.each([
    ['src/core/a.ts', "import { b } from '../games/x/rules/b.ts';", 'core imports'],
    ['src/kit/q/a.ts', "import { b } from '../../games/x/rules/b.ts';", 'kit imports'],
    ['src/kit/q/a.ts', "import { b } from './B.tsx';", 'kit imports'],
    ['src/kit/q/a.ts', "import { b } from 'solid-js';", 'kit may not use solid-js'],
    ['src/kit/q/A.tsx', "import { b } from '../../games/x/rules/b.ts';", 'cards imports'],
    ['src/games/x/questions/a.ts', "import '../tables/b.tsx';", 'questions imports'],
    ['src/device/a.ts', "import { b } from '../games/x/rules/b.ts';", 'device imports'],
    ['src/games/x/rules/a.ts', "import { b } from '../notation/b.ts';", 'rules imports'],
    ['src/games/x/puzzles/a.ts', "import { b } from '../../../device/b.ts';", 'puzzles imports'],
    ['src/games/x/twin/a.ts', "import { b } from '../rules/b.ts';", 'more than types'],
    ['src/games/x/twin/a.ts', "import type { b } from '../explain/b.ts';", 'twin imports'],
    ['src/games/x/explain/a.ts', "import { b } from '../twin/b.ts';", 'explain imports'],
    ['src/games/x/trainer/a.ts', "import '../tables/b.tsx';", 'trainer imports'],
    ['src/games/x/daily/a.ts', "import { b } from '../trainer/b.ts';", 'daily imports'],
    ['src/games/x/tasks/a.ts', "import { b } from '../daily/b.ts';", 'tasks imports'],
    ['src/games/x/puzzles/a.ts', "import { b } from 'ts-fsrs';", 'may not use ts-fsrs'],
    ['src/games/x/rules/a.ts', "import { z } from 'zod';", 'may not use zod'],
    ['src/games/x/explain/a.ts', "export * from 'node:fs';", 'may not use node:fs'],
    ['src/games/x/puzzles/a.ts', "import '../tables/b.tsx';", 'puzzles imports'],
    ['src/games/x/tables/a.tsx', "const b = import('../../../site/b.ts');", 'tables imports'],
    ['src/games/x/pages/a.astro', "import b from '../../y/rules/b.ts';", 'the game x imports'],
  ])('%s: catches %s', (path, text, said) => {
    expect(layerProblems(path, text).join()).toContain(said);
  });

  it('lets imports go the right way', () => {
    const text =
      "import { a } from '../rules/a.ts';\nimport { b } from '../../../core/b.ts';\nimport { For } from 'solid-js';";
    expect(layerProblems('src/games/x/tables/a.tsx', text)).toEqual([]);
    expect(layerProblems('src/games/list.ts', "import { x } from './x/game.ts';")).toEqual([]);
  });

  it.each([
    ['a.tsx', 'export const A = () => <p>Next</p>;'],
    ['a.tsx', 'export const A = () => <button aria-label="Next" />;'],
    ['a.ts', "export const a = 'the lowest card takes it';"],
    ['a.ts', 'export const a = (n: string) => n + ` takes the card`;'],
    ['a.astro', '---\nconst a = \'x\';\n---\n\n<meta charset="utf-8">\n<p>{a} Next</p>\n'],
  ])('%s: catches the words in %s', (path, text) => {
    expect(wordProblems(path, text)).toHaveLength(1);
  });

  it.each([
    ['a.tsx', 'export const A = () => <p class="big red card">{t("a.b")} · 5½</p>;'],
    ['a.ts', "// the lowest card takes it\nthrow new Error('the lowest card takes it');"],
    ['a.astro', '---\n---\n<script>const a = "the lowest card";</script>\n<p>{t("a")}</p>\n'],
  ])('%s: accepts %s', (path, text) => {
    expect(wordProblems(path, text)).toEqual([]);
  });
});

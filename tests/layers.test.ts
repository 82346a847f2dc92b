import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { importProblems, type Sources, sourcePaths } from './import-tree.ts';
import { wordProblems } from './word-problems.ts';

const ALL = sourcePaths().map((path) => [path, readFileSync(path, 'utf8')] as const);

/** The build speaks to us, so do the reasons beside the readings; a command is typed as it is. */
const FOR_DEVELOPERS =
  /^src\/(site\/(build|checks|exchange|facts|i18n|lessons|rules|segments|terms)\/|cli\/|games\/[^/]+\/(rules\/(clauses|readings)\.ts))/;

it('imports go one way, none in a circle, and no game imports another', async () => {
  expect(ALL.length).toBeGreaterThan(500);
  expect(await importProblems('all', Object.fromEntries(ALL))).toEqual([]);
});

it('what readers see has no words of its own; they all come from the catalogues', () => {
  const seen = ALL.filter(([path]) => /\.(tsx?|astro)$/.test(path) && !FOR_DEVELOPERS.test(path));
  expect(seen.length).toBeGreaterThan(400);
  expect(seen.flatMap(([path, text]) => wordProblems(path, text))).toEqual([]);
});

/** Sources that break a rule each, and what they break: of every form of rule and of import one. */
const WRONG: readonly (readonly [path: string, text: string, rule: string])[] = [
  ['src/core/a.ts', "import { b } from '../games/x/rules/b.ts';", 'core-imports'],
  ['src/kit/q/a.ts', "import { b } from './B.tsx';", 'kit-imports'],
  ['src/kit/q/a.ts', "import { b } from 'solid-js';", 'kit-uses'],
  ['src/games/x/rules/a.ts', "import { b } from '../notation/b.ts';", 'rules-imports'],
  [
    'src/games/x/simulator/a.ts',
    "import { b } from '../rules/b.ts';",
    'simulator-takes-only-types',
  ],
  ['src/games/x/tables/a.tsx', "const b = import('../../../site/b.ts');", 'tables-imports'],
  [
    'src/games/x/pages/a.astro',
    "---\nimport b from '../../y/rules/b.ts';\n---\n",
    'no-game-imports-another',
  ],
  ['src/games/x/game.ts', "export const a = () => import('./pages/b.astro');", 'manifest-imports'],
  ['src/site/a.astro', "<script>import '../games/x/rules/b.ts';</script>", 'site-imports'],
  [
    'src/site/a.ts',
    'export const a = (id: string) => import(`../games/$' + '{id}/pages/b.astro`);',
    'site-imports',
  ],
  ['src/core/a.ts', "import './nowhere.ts';", 'is-there'],
  ['src/core/a.ts', "import { round } from './round.ts';\nexport const a = round;", 'no-cycle'],
];

/** Files of the same name stand in folders of their own, as deep as they were. */
const numbered = (path: string, index: number) => path.replace(/a(?=\.\w+$)/, `a${index}`);

/** What they import. */
const THERE = [
  'src/core/b.ts',
  'src/site/b.ts',
  'src/kit/q/B.tsx',
  'src/games/y/rules/b.ts',
  'src/games/x/rules/b.ts',
  'src/games/x/notation/b.ts',
  'src/games/x/pages/b.astro',
];

const RIGHT: Sources = {
  'src/games/x/tables/right.tsx':
    "import { a } from '../rules/b.ts';\nimport { b } from '../../../core/b.ts';\nimport { For } from 'solid-js';",
  'src/games/list.ts': "import { GAME } from './x/game.ts';",
  'src/games/x/simulator/right.ts': "import type { b } from '../rules/b.ts';",
  'src/pages/right.astro':
    '---\nconst { default: B } = await import(`../games/$' + '{id}/pages/b.astro`);\n---\n<B />',
};

describe('the checkers', () => {
  it('catch each import that goes the wrong way, and none that goes the right way', async () => {
    const wrong = WRONG.map(([path, text], index) => [numbered(path, index), text] as const);
    const there = THERE.map((path) => [path, path.endsWith('.astro') ? '' : 'export const b = 1;']);
    const last = `a${WRONG.length - 1}`;
    const problems = await importProblems('wrong', {
      ...Object.fromEntries(there),
      ...Object.fromEntries(wrong),
      ...RIGHT,
      'src/core/round.ts': `export { a as round } from './${last}.ts';`,
    });
    const missed = WRONG.filter(
      ([path, , rule], index) =>
        !problems.some((problem) => problem.startsWith(`${rule}: ${numbered(path, index)} `)),
    );
    expect(missed).toEqual([]);
    expect(problems.filter((problem) => /: src\/(\w+\/)*(right|list)\./.test(problem))).toEqual([]);
  });

  it.each([
    ['a.tsx', 'export const A = () => <p>Next</p>;'],
    ['a.ts', "export const a = 'the lowest card takes it';"],
    ['a.ts', 'export const a = (n: string) => n + ` takes the card`;'],
    ['a.astro', '---\nconst a = \'x\';\n---\n\n<meta charset="utf-8">\n<p>{a} Next</p>\n'],
  ])('%s: catches the words in %s', (path, text) => {
    expect(wordProblems(path, text)).toHaveLength(1);
  });
});

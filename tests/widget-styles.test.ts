import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

/** What all widgets of a game share; any sheet may add to its classes. */
const SHARED = '/widgets.css';

/** The classes that a stylesheet gives a look of their own: those its selectors end with. */
function defined(css: string): Set<string> {
  const plain = css.replace(/\/\*[\s\S]*?\*\//g, '');
  const selectors = [...plain.matchAll(/([^{};]+)\{/g)]
    .map(([, selector = '']) => selector.trim())
    .filter((selector) => !selector.startsWith('@'))
    .flatMap((selector) => selector.split(/,(?![^(]*\))/));
  return new Set(
    selectors.flatMap((selector) => /^\.([\w-]+)(?:::?[\w-]+)?$/.exec(selector.trim())?.[1] ?? []),
  );
}

/** Classes that two stylesheets define, each with both. */
function clashes(sheets: ReadonlyMap<string, string>): string[] {
  const owners = new Map<string, string>();
  const found: string[] = [];
  for (const [name, css] of sheets) {
    for (const one of defined(css)) {
      const owner = owners.get(one);
      if (owner) found.push(`.${one} is defined by ${owner} and by ${name}`);
      else owners.set(one, name);
    }
  }
  return found;
}

it('no class is defined by two stylesheets', () => {
  const names = globSync('src/{games/*/{tables,screens},kit}/**/*.css').filter(
    (name) => !name.endsWith(SHARED),
  );
  expect(names.length).toBeGreaterThan(5);
  const sheets = new Map(names.map((name) => [name, readFileSync(name, 'utf8')]));
  expect(clashes(sheets)).toEqual([]);
});

it('the checker catches a clash, and lets a sheet style what lies inside its own', () => {
  const sheets = (second: string) =>
    new Map([
      ['A.css', '.a, .b:hover { x: y }'],
      ['B.css', second],
    ]);
  expect(clashes(sheets('@media print { .c { x: y } .b::after { x: y } }'))).toEqual([
    '.b is defined by A.css and by B.css',
  ]);
});

/**
 * What imports what, for dependency-cruiser, which reads TypeScript: the sources once more in a folder of
 * their own, where Astro's own converter has turned components into TSX, and where globs and addresses
 * that are put together are written out as the imports that they are.
 */
import { globSync, mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join, posix, resolve } from 'node:path';
import { convertToTsx } from '@astrojs/astro2tsx';
import { cruise, type ICruiseResult } from 'dependency-cruiser';
import rules from '../dependency-cruiser.config.mjs';

/** Files by their path from the root of the repository. */
export type Sources = Readonly<Record<string, string>>;

/**
 * What goes the wrong way, each as `rule: file → what it imports`.
 * @param name of the folder, so that two trees can stand side by side.
 */
export async function importProblems(name: string, sources: Sources): Promise<string[]> {
  const root = resolve('test-results/imports', name);
  rmSync(root, { recursive: true, force: true });
  for (const [path, text] of Object.entries(sources)) {
    const [to, written] = writtenOut(path, text, Object.keys(sources));
    mkdirSync(join(root, dirname(to)), { recursive: true });
    writeFileSync(join(root, to), written);
  }
  for (const beside of ['content', 'node_modules'])
    symlinkSync(resolve(beside), join(root, beside));
  const { output } = await cruise(
    ['src'],
    {
      baseDir: root,
      validate: true,
      ruleSet: rules as never,
      tsPreCompilationDeps: true,
      doNotFollow: { path: ['node_modules', '^content/'] },
    },
    {
      extensions: ['.ts', '.tsx', '.mjs', '.js'],
      conditionNames: ['import', 'node', 'default'],
      exportsFields: ['exports'],
    },
  );
  return (output as ICruiseResult).summary.violations.map(({ rule, from, to, cycle = [] }) =>
    [`${rule.name}: ${from}`, ...(cycle.length > 0 ? cycle.map((one) => one.name) : [to])]
      .join(' → ')
      .replaceAll('.astro.tsx', '.astro'),
  );
}

/** A source as TypeScript, with all that it imports as plain imports. */
function writtenOut(path: string, text: string, paths: readonly string[]): [string, string] {
  const isAstro = path.endsWith('.astro');
  if (!isAstro && !/\.tsx?$/.test(path)) return [path, text];
  const { code, scripts } = isAstro
    ? convertToTsx(text, { filename: path })
    : { code: text, scripts: [] };
  const found = [...globsIn(code)].flatMap((pattern) => matching(path, pattern, paths));
  const written = [
    code,
    ...scripts.map(({ content }) => content),
    ...found.map((one) => `import '${one}';`),
  ].join('\n');
  return [isAstro ? `${path}.tsx` : path, written.replace(/\?(?:url|raw)(?=['"])/g, '')];
}

/** What `import.meta.glob` is given, and what `import()` puts together: `../games/${id}/game.ts`. */
function* globsIn(code: string): Generator<string> {
  for (const [, given = ''] of code.matchAll(/\bimport\.meta\.glob(?:<[^(]*>)?\(([\s\S]*?)\)/g)) {
    // A pattern that leaves files out can only make imports fewer.
    for (const [, pattern = ''] of given.matchAll(/['"]([^'"!][^'"]*\/[^'"]*)['"]/g)) yield pattern;
  }
  for (const [, pattern = ''] of code.matchAll(/\bimport\(\s*`([^`]+)`\s*\)/g)) {
    yield pattern.replace(/\$\{[^}]*\}/g, '*');
  }
}

/** The sources that a glob finds, as the file would import them. */
function matching(path: string, pattern: string, paths: readonly string[]): string[] {
  const from = posix.dirname(path);
  const glob = pattern.startsWith('/') ? pattern.slice(1) : posix.join(from, pattern);
  return paths
    .filter((one) => one !== path && posix.matchesGlob(one, glob))
    .map((one) => posix.relative(from, one))
    .map((one) => (one.startsWith('.') ? one : `./${one}`));
}

/** All sources but tests and what only they use. */
export const sourcePaths = (): string[] =>
  globSync('src/**/*.{ts,tsx,js,astro,css,json,mjs}')
    .filter((path) => !/(\.test\.ts|\/(test|enumerate)-[^/]+\.ts)$/.test(path))
    .sort();

import { readFileSync } from 'node:fs';
import type { AstroIntegration } from 'astro';
import ts from 'typescript';
import { minifySync } from 'vite';
import { hashOf, type ScriptHash } from './security.ts';

/** A script that stands by itself, without its types and comments; `file` is where it is written, below `src/site/`. */
export function plainScript(file: string): string {
  const text = readFileSync(new URL(`../${file}`, import.meta.url), 'utf8');
  const compilerOptions = { target: ts.ScriptTarget.ES2022, removeComments: true };
  return ts.transpileModule(text, { compilerOptions }).outputText.replace(/^export \{\};$/m, '');
}

declare global {
  /** What wakes islands, as a page with some has it in its head. */
  const PRESSES: string;
  /** What lays out a home page for who comes back, before it is painted. */
  const BACK: string;
}

/** As short as it can be said, for it is sent with each page that has it. */
const inline = (file: string): string =>
  minifySync(file, `(() => {${plainScript(file)}})();`).code.trim();

const SCRIPTS = { PRESSES: 'early/presses.ts', BACK: 'early/back.ts' };

/** The hashes of the scripts that stand in pages; Astro does not add them. */
export const inlineHashes = (): ScriptHash[] =>
  Object.values(SCRIPTS).map((file) => hashOf(inline(file)));

/** What must run before the page is alive: `PRESSES` and `BACK`. */
export const early = (): AstroIntegration => ({
  name: 'early',
  hooks: {
    'astro:config:setup': ({ updateConfig }) => {
      const scripts = Object.entries(SCRIPTS).map(([name, file]) => [
        name,
        JSON.stringify(inline(file)),
      ]);
      updateConfig({ vite: { define: Object.fromEntries(scripts) } });
    },
  },
});

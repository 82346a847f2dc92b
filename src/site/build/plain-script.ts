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
}

/** As short as it can be said, for it is sent with each page that has islands. */
const presses = (): string => {
  const file = 'early/presses.ts';
  return minifySync(file, `(() => {${plainScript(file)}})();`).code.trim();
};

/** The hash of the script that pages with islands have in their head; Astro does not add it. */
export const pressesHash = (): ScriptHash => hashOf(presses());

/** What must hear its reader before the page is alive: `PRESSES`, and what wakes an island, which goes where there is one. */
export const early = (): AstroIntegration => ({
  name: 'early',
  hooks: {
    'astro:config:setup': ({ updateConfig, addClientDirective }) => {
      addClientDirective({ name: 'touch', entrypoint: './src/site/early/touch.ts' });
      updateConfig({ vite: { define: { PRESSES: JSON.stringify(presses()) } } });
    },
  },
});

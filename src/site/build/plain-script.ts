import { readFileSync } from 'node:fs';
import type { AstroIntegration } from 'astro';
import ts from 'typescript';
import { minifySync } from 'vite';

/** A script that stands by itself, without its types and comments; `file` is where it is written, below `src/site/`. */
export function plainScript(file: string): string {
  const text = readFileSync(new URL(`../${file}`, import.meta.url), 'utf8');
  const compilerOptions = { target: ts.ScriptTarget.ES2022, removeComments: true };
  return ts.transpileModule(text, { compilerOptions }).outputText.replace(/^export \{\};$/m, '');
}

/**
 * Puts into every page what must hear its reader before the page is alive, as short as it can be said, for it is sent
 * with each of them; Astro adds the hash to the policy. What wakes an island goes where there is one.
 */
export const early = (): AstroIntegration => ({
  name: 'early',
  hooks: {
    'astro:config:setup': ({ injectScript, addClientDirective }) => {
      addClientDirective({ name: 'touch', entrypoint: './src/site/early/touch.ts' });
      const file = 'early/presses.ts';
      const { code } = minifySync(file, `(() => {${plainScript(file)}})();`);
      injectScript('head-inline', code.trim());
    },
  },
});

import { glob, mkdir, readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { close, createIndex } from 'pagefind';
import { SEARCH_FOLDER } from '../output-paths.ts';

const UNSEARCHED = [
  'astro-island',
  'article',
  'nav',
  'noscript',
  'section[aria-label]',
  '.position',
  '.places',
  '.rule-links',
  '.clause-lessons',
  '.desk-matters',
  '.editions > summary',
  '.editions-elsewhere',
  'summary > small',
];

/** Other ways to search than the one of our page. */
const UNUSED = /^pagefind-(ui|modular-ui|highlight)\.js$|-ui\.css$/;

/**
 * Indexes every page with `data-pagefind-body`, per language. Runs before `offline`, which lists the files of
 * `dist/`.
 */
export function searchIndex(): AstroIntegration {
  return {
    name: 'search-index',
    hooks: {
      'astro:build:done': async ({ dir }) => {
        const { index } = sound(await createIndex({ excludeSelectors: UNSEARCHED }));
        if (!index) throw new Error('Pagefind gave no index');
        for await (const path of glob('**/index.html', { cwd: fileURLToPath(dir) })) {
          const html = await readFile(new URL(path, dir), 'utf8');
          if (!html.includes('data-pagefind-body')) continue;
          sound(await index.addHTMLFile({ sourcePath: path, content: clausesAsHeadings(html) }));
        }
        // Files that Pagefind writes itself may be empty when it is closed.
        for (const { path, content } of sound(await index.getFiles()).files) {
          if (UNUSED.test(path)) continue;
          const file = new URL(`${SEARCH_FOLDER}/${path}`, dir);
          await mkdir(new URL('.', file), { recursive: true });
          await writeFile(file, content);
        }
        await close();
      },
    },
  };
}

/** Pagefind finds places by headings, and clauses have none: the indexed copy of the rules gets them. */
const clausesAsHeadings = (html: string): string =>
  html.replace(
    /<div class="clause" id="([^"]+)"><a class="clause-id"[^>]* aria-label="([^"]+)"[^>]*>.*?<\/a>/g,
    '<div class="clause" data-pagefind-weight="3"><h3 id="$1">$2</h3>',
  );

function sound<T extends { readonly errors: readonly string[] }>(answer: T): T {
  if (answer.errors.length > 0) throw new Error(`Pagefind: ${answer.errors.join('; ')}`);
  return answer;
}

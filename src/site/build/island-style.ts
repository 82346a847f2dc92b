import { glob, readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';

/** The style that Astro writes before the first island of a page, wherever that is. */
const STYLE = /<style>astro-island[^<]*<\/style>/;

/** Takes the style of islands into the head, since HTML has none elsewhere. */
export const islandStyle = (): AstroIntegration => ({
  name: 'island-style',
  hooks: {
    'astro:build:done': async ({ dir }) => {
      for await (const path of glob('**/*.html', { cwd: fileURLToPath(dir) })) {
        const file = new URL(path, dir);
        const html = await readFile(file, 'utf8');
        const [style] = STYLE.exec(html) ?? [];
        if (style)
          await writeFile(file, html.replace(style, '').replace('</head>', `${style}</head>`));
      }
    },
  },
});

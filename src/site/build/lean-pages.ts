import { createHash } from 'node:crypto';
import { glob, readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';

const INLINE = /<(script|style)\b(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/\1>/g;
const POLICY = /(?<=<meta http-equiv="content-security-policy" content=")[^"]*/;
const HASH = / 'sha256-([^']+)'/g;

/** What an island is given, as Astro writes it: JSON, each of whose quotes is an entity of six letters. */
const PROPS = /(<astro-island\b[^>]*?) props="([^"]*)"/g;

/** Takes out of every page what only makes it heavier. */
export function leanPages(): AstroIntegration {
  return {
    name: 'lean-pages',
    hooks: {
      'astro:build:done': async ({ dir }) => {
        const root = fileURLToPath(dir);
        for await (const file of glob('**/*.html', { cwd: root })) {
          const html = await readFile(`${root}/${file}`, 'utf8');
          await writeFile(`${root}/${file}`, withLeanProps(withLeanPolicy(html)));
        }
      },
    },
  };
}

/**
 * A page whose policy has no hash of what is not in it. Astro lists those of the whole site, and nothing
 * compresses worse than a hash.
 */
export function withLeanPolicy(html: string): string {
  const own = new Set(
    [...html.matchAll(INLINE)].map(([, , content = '']) =>
      createHash('sha256').update(content).digest('base64'),
    ),
  );
  return html.replace(POLICY, (policy) =>
    policy.replace(HASH, (source, hash: string) => (own.has(hash) ? source : '')),
  );
}

/** A page that says the same to its islands in apostrophes, which JSON does without. */
export const withLeanProps = (html: string): string =>
  html.replace(
    PROPS,
    (_, start: string, json: string) =>
      `${start} props='${json.replaceAll("'", '&#39;').replaceAll('&quot;', '"')}'`,
  );

import { createHash } from 'node:crypto';
import { glob, readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';

const INLINE = /<(script|style)\b(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/\1>/g;
const POLICY = /(?<=<meta http-equiv="content-security-policy" content=")[^"]*/;
const HASH = / 'sha256-([^']+)'/g;

/**
 * Leaves in the policy of every page only the hashes of its own inline scripts and styles. Astro lists
 * those of the whole site, and nothing compresses worse than a hash.
 */
export function leanPolicy(): AstroIntegration {
  return {
    name: 'lean-policy',
    hooks: {
      'astro:build:done': async ({ dir }) => {
        const root = fileURLToPath(dir);
        for await (const file of glob('**/*.html', { cwd: root })) {
          const html = await readFile(`${root}/${file}`, 'utf8');
          await writeFile(`${root}/${file}`, withLeanPolicy(html));
        }
      },
    },
  };
}

/** A page whose policy has no hash of what is not in it. */
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

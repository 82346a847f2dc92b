import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { generateHydrationScript } from 'solid-js/web';

/** What a page may load beside its own scripts and styles, which Astro hashes. */
export const directives = [
  "default-src 'none'",
  "base-uri 'none'",
  "connect-src 'self'",
  "form-action 'none'",
  "img-src 'self' data:",
  "manifest-src 'self'",
  "worker-src 'self'",
] as const;

type ScriptHash = `sha256-${string}`;

/** The hash of a script in a page, as a policy names it. */
const hashOf = (script: string): ScriptHash =>
  `sha256-${createHash('sha256').update(script).digest('base64')}`;

/** The hashes of our own scripts that stand in pages; Astro does not add them. */
export const inlineHashes = (): ScriptHash[] =>
  ['presses.js', 'back.js'].map((file) =>
    hashOf(readFileSync(new URL(`../early/${file}`, import.meta.url), 'utf8')),
  );

/** The hash of the inline script that Solid puts before the islands; Astro does not add it. */
export function hydrationScriptHash(): ScriptHash {
  const script = /^<script>(.*)<\/script>/s.exec(generateHydrationScript())?.[1];
  if (script === undefined) throw new Error('Solid writes its script in another way.');
  return hashOf(script);
}

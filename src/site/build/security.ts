import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { generateHydrationScript } from 'solid-js/web';

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

const hashOf = (script: string): ScriptHash =>
  `sha256-${createHash('sha256').update(script).digest('base64')}`;

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

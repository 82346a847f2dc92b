import { createHash } from 'node:crypto';
import { HYDRATION_SCRIPT } from './hydration-script.ts';

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

/** The hash of the inline script that stands before the islands; Astro does not add it. */
export const hydrationScriptHash = (): `sha256-${string}` =>
  `sha256-${createHash('sha256').update(HYDRATION_SCRIPT).digest('base64')}`;

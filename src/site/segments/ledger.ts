import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/**
 * What a language looked like when it was last held against its siblings: by file and key a line such
 * as `1f0c9a de:77ab01 fr:0d94e2 reviewed`, the print of its own text, those of the others, and whether
 * somebody compared them or they were only taken over.
 */
export type Ledger = Readonly<Record<string, Readonly<Record<string, string>>>>;

const pathOf = (root: string, language: string): string => join(root, 'ledger', `${language}.json`);

/** The ledger of a language; empty where there is none yet. */
export function readLedger(language: string, root = process.cwd()): Ledger {
  const path = pathOf(root, language);
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : {};
}

export function writeLedger(language: string, ledger: Ledger, root = process.cwd()): void {
  const path = pathOf(root, language);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, `${JSON.stringify(ledger, null, 2)}\n`);
}

/** The print of a sibling in a line of the ledger; undefined where it had none. */
export const printIn = (line: string, language: string): string | undefined =>
  line
    .split(' ')
    .find((word) => word.startsWith(`${language}:`))
    ?.slice(language.length + 1);

/** A short print of a text: another text has another one. */
export const printOf = (text: string): string =>
  createHash('sha256').update(text).digest('hex').slice(0, 6);

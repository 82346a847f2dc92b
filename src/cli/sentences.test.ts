import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';

const folder = mkdtempSync(join(tmpdir(), 'sentences-'));
const path = join(folder, 'book.txt');
afterAll(() => rmSync(folder, { recursive: true }));

function sentences(...args: string[]) {
  const script = join(import.meta.dirname, 'sentences.ts');
  const { status, stderr } = spawnSync(process.execPath, [script, ...args], { encoding: 'utf8' });
  return { status, stderr };
}

it('names what is not listed, what the book lacks, and quoted words that it does not print', () => {
  writeFileSync(path, '## Object of the Game\n\nThe fewest points win.\n');
  const { status, stderr } = sentences('en', path);
  expect(status).toBe(1);
  expect(stderr).toContain('not listed: The fewest points win.');
  expect(stderr).toContain('not in the book: object ');
  expect(stderr).not.toContain('not listed: Object of the Game');
  expect(stderr).toContain('not printed: O2: five rounds');
});

it.each([['en'], ['it', path], ['en', path, path]])(
  'refuses %s %s and says what it wants',
  (...args) => {
    const { status, stderr } = sentences(...args);
    expect(status).toBe(2);
    expect(stderr).toContain('en|de|fr FILE');
  },
);

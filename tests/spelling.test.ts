/** The spell checker knows the three languages apart, and its lists of our own words stay short. */
import { spawnSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { describe, expect, it } from 'vitest';

const ROOT = join(import.meta.dirname, '..');
const CSPELL = join(ROOT, 'node_modules/cspell/bin.mjs');

/** The words that are misspelt in a text, read as if it stood in this file. */
function misspelt(path: string, text: string): string[] {
  const { stdout } = spawnSync(process.execPath, [CSPELL, '--words-only', `stdin://${path}`], {
    cwd: ROOT,
    input: text,
    encoding: 'utf8',
  });
  return stdout.split('\n').filter(Boolean);
}

describe('the spell checker', () => {
  it.each([
    ['content/en/santa-timea/x.mdx', 'The lowset colour takes it, color blind.', 'lowset color'],
    ['content/de/santa-timea/x.mdx', 'Die Piratenbraud liegt quer, the trick.', 'Piratenbraud the'],
    ['content/fr/santa-timea/x.mdx', 'L’entamme est éliminée, Tisch.', 'L’entamme Tisch'],
    ['content/de/x.json', '{ "wrong-kye": "Der Stich ist vobei." }', 'vobei'],
  ])('%s: “%s”', (path, text, words) => {
    expect(misspelt(path, text)).toEqual(words.split(' '));
  });
});

describe.each(globSync('spelling/*.txt', { cwd: ROOT }))('%s', (list) => {
  const words = readFileSync(join(ROOT, list), 'utf8').trimEnd().split('\n');

  it('is short and sorted, each word once', () => {
    const sorted = [...new Set(words)].sort((a, b) => a.localeCompare(b, 'en'));
    expect(words).toEqual(sorted);
    expect(words.length).toBeLessThan(100);
  });

  it('has no word that nobody writes', () => {
    const language = basename(list, '.txt');
    const places = language.length === 2 ? `content/${language}/**/*` : 'content/**/*';
    const texts = globSync([`${places}.{mdx,json}`, '*.md', '{docs,src}/**/*.md'], { cwd: ROOT });
    const written = texts.map((path) => readFileSync(join(ROOT, path), 'utf8')).join('\n');
    expect(
      words.filter((word) => !new RegExp(`(?<!\\p{L})${word}(?!\\p{L})`, 'u').test(written)),
    ).toEqual([]);
  });
});

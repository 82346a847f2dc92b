/** The spell checker knows the three languages apart, and its lists of our own words stay short. */
import { spawnSync } from 'node:child_process';
import { cpSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';

const ROOT = join(import.meta.dirname, '..');
const CSPELL = join(ROOT, 'node_modules/cspell/bin.mjs');

/** Below the project, so that the spell checker finds its dictionaries. */
const COPY = join(ROOT, 'test-results/spelling');

/** Files, their text, and which of their words are misspelt. */
const TEXTS = [
  ['content/en/santa-timea/x.mdx', 'The lowset colour takes it, color blind.', 'lowset color'],
  ['content/de/santa-timea/x.mdx', 'Die Piratenbraud liegt quer, the trick.', 'Piratenbraud the'],
  ['content/fr/santa-timea/x.mdx', 'L’entamme est éliminée, Tisch.', 'L’entamme Tisch'],
  ['content/de/x.json', '{ "wrong-kye": "Der Stich ist vobei." }', 'vobei'],
] as const;

/** What the checker says about all of them at once: `content/de/x.json:1:30 - Unknown word (vobei)`. */
let found: readonly string[] = [];

beforeAll(() => {
  rmSync(COPY, { recursive: true, force: true });
  for (const part of ['cspell.json', 'spelling']) {
    cpSync(join(ROOT, part), join(COPY, part), { recursive: true });
  }
  for (const [path, text] of TEXTS) {
    mkdirSync(dirname(join(COPY, path)), { recursive: true });
    writeFileSync(join(COPY, path), text);
  }
  const args = ['lint', '--no-progress', '--no-summary', '--no-color', '--relative'];
  const { stdout } = spawnSync(process.execPath, [CSPELL, ...args], {
    cwd: COPY,
    encoding: 'utf8',
  });
  found = stdout.split('\n');
});

it.each(TEXTS)('%s: “%s”', (path, _text, words) => {
  const own = found.filter((line) => line.startsWith(`${path}:`));
  const misspelt = own.map((line) => /\((.*?)\)/.exec(line)?.[1]);
  expect(misspelt).toEqual(words.split(' '));
});

/** Words that we do use; the lists of phrases that we do not are held by `vocabulary.test.ts`. */
const LISTS = globSync('spelling/*.txt', { cwd: ROOT, exclude: ['spelling/forbidden-*.txt'] });

describe.each(LISTS)('%s', (list) => {
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

/** Phrases that we have retired stay out of the texts; single words are flagged by the spell checker. */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const ROOT = join(import.meta.dirname, '..');

/** One list a language, `spelling/forbidden-en.txt`: a phrase on each line, why behind `#`. */
const LISTS = globSync('spelling/forbidden-*.txt', { cwd: ROOT }).map((path) => ({
  language: /-(\w+)\.txt$/.exec(path)?.[1] ?? '',
  phrases: phrasesOf(readFileSync(join(ROOT, path), 'utf8')),
}));

function phrasesOf(list: string): string[] {
  return list
    .split('\n')
    .map((line) => line.replace(/#.*/, '').trim())
    .filter((phrase) => phrase !== '');
}

/** What nobody reads: positions, marks, code, and where links lead. */
const UNREAD = /^(`{3,})[\s\S]*?^\1|<[^>]*>|`[^`\n]*`|\]\([^)]*\)|\*\*|^ *"[^"\n]*":/gm;

/** Whole words in any letter case, over line ends, with either apostrophe. */
function patternOf(phrase: string): RegExp {
  const words = phrase
    .split(/\s+/)
    .map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/['’]/g, "['’]"));
  return new RegExp(`(?<![\\p{L}-])${words.join('\\s+')}(?![\\p{L}-])`, 'giu');
}

/** Each forbidden phrase in a text, with its line. */
function forbiddenIn(text: string, phrases: readonly string[]): string[] {
  const read = text.replace(UNREAD, (unread) => unread.replace(/[^\n]/g, ''));
  return phrases.flatMap((phrase) =>
    [...read.matchAll(patternOf(phrase))].map(
      ({ 0: found, index }) => `${read.slice(0, index).split('\n').length}: “${found}”`,
    ),
  );
}

describe.each(LISTS)('the texts in $language', ({ language, phrases }) => {
  it('say nothing that we have retired', () => {
    const files = globSync(`content/${language}/**/*.{mdx,json}`, { cwd: ROOT });
    expect(files.length).toBeGreaterThan(0);
    const problems = files.flatMap((path) =>
      forbiddenIn(readFileSync(join(ROOT, path), 'utf8'), phrases).map((at) => `${path}:${at}`),
    );
    expect(problems).toEqual([]);
  });
});

describe('the check', () => {
  it('finds a phrase in any case, over marks and line ends', () => {
    expect(forbiddenIn('One.\nIt runs **With\nthe** wind.', ['with the wind'])).toEqual([
      '2: “With\nthe wind”',
    ]);
    expect(forbiddenIn('{ "a": "<Fact of="x">sous</Fact> le vent" }', ['sous le vent'])).toEqual([
      '1: “sous le vent”',
    ]);
    expect(forbiddenIn("J’ai l'air.", ["j'ai", 'l’air'])).toEqual(['1: “J’ai”', "1: “l'air”"]);
  });

  it('lets keys, positions, addresses and longer words be', () => {
    const text = '"dear": "x"\n[a](../dear/) `dear` dearest\n```timea task dear V1\ndear\n```\n';
    expect(forbiddenIn(text, ['dear'])).toEqual([]);
  });
});

/** What the texts state about the rules, held against the engine and against each other. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { GAMES } from '../src/games/list.ts';
import { CHECKS } from '../src/site/checks/content-problems.ts';
import { factCheck } from '../src/site/facts/fact-check.ts';
import { LANGUAGES } from '../src/site/i18n/languages.ts';
import { lessonProblems } from '../src/site/lessons/check.ts';
import type { FactWords } from '../src/site/lessons/fact-problems.ts';
import {
  factWordsOf,
  languageWords,
  lessonTexts,
  ruleTexts,
} from '../src/site/lessons/lesson-texts.ts';
import { ruleProblems } from '../src/site/rules/check.ts';
import { type ContentFile, readContent } from '../src/site/segments/content.ts';

const published = (file: ContentFile) => LANGUAGES.some((language) => language === file.language);
const FILES = readContent().filter(published);

it('no text states a fact without saying which, and no language says something else than the others', () => {
  expect(CHECKS.facts()).toEqual([]);
});

/** The review’s slip, made in a text: what counts half counts zero, and the other way round. */
function swapped(text: string, words: FactWords): string {
  const [half = [], zero = []] = [words.worth['half'], words.worth['zero']];
  const forms = [...half, ...zero]
    .filter((form) => !words.vague.includes(form))
    .sort((a, b) => b.length - a.length);
  const pattern = new RegExp(`(?<![\\p{L}\\p{N}])(?:${forms.join('|')})(?![\\p{L}\\p{N}])`, 'gu');
  return text.replace(pattern, (form) => (half.includes(form) ? zero[0] : half[0]) ?? form);
}

/** Files that, with the slip, say something else about half and zero. */
const changed = (language: string, files: readonly ContentFile[]) =>
  files
    .filter((file) => file.language === language)
    .map((file) => ({ ...file, text: swapped(file.text, factWordsOf(language)) }))
    .filter((file) => !files.includes(file) && !FILES.some(({ text }) => text === file.text));

describe.each(LANGUAGES)(
  'a copy in %s that swaps half and zero, as one review does',
  (language) => {
    const game = GAMES.find(({ id }) => id === 'santa-timea');
    if (!game) throw new Error('there is no game');
    const words = languageWords(game.id);
    const slips = changed(language, FILES).filter(({ name }) => name.startsWith(`${game.id}/`));
    const problemsOf = (slip: ContentFile) => {
      const replace = <T extends { path: string; text: string }>(all: readonly T[]) =>
        all.map((one) => (one.path === slip.path ? { ...one, text: slip.text } : one));
      return [
        ...lessonProblems(replace(lessonTexts(game.id)), game, words),
        ...ruleProblems(replace(ruleTexts(game.id)), game, words),
        ...factCheck(replace(FILES.filter(({ name }) => name === slip.name)), factWordsOf),
      ];
    };

    it('is refused in every lesson and every clause that speaks of them, with the sentence', () => {
      const speaking = slips.filter(
        ({ name, text }) =>
          /of="(across|against)"/.test(text) || /editions\/worth|rulings|puzzles/.test(name),
      );
      expect(speaking.length).toBeGreaterThan(10);
      for (const slip of speaking) {
        const problems = problemsOf(slip);
        expect(problems.join('\n'), slip.path).toMatch(/, in: \S/);
        expect(
          problems.filter((problem) => !problem.startsWith(slip.path)),
          slip.path,
        ).toEqual([]);
      }
    });

    it('is refused without any mark, because the other languages say otherwise', () => {
      const path = `content/${language}/santa-timea/rules/worth.mdx`;
      const bare = FILES.map((file) => {
        if (!file.path.endsWith('/rules/worth.mdx')) return file;
        const text = file.text.replace(/<\/?Fact[^>]*>/g, '');
        return { ...file, text: file.path === path ? swapped(text, factWordsOf(language)) : text };
      });
      const problems = factCheck(bare, factWordsOf).filter((problem) => problem.startsWith(path));
      expect(problems.join('\n')).toMatch(/\(worth zero\), but \w+, \w+ say worth half, in: \S/);
      expect(problems.join('\n')).toMatch(/\(worth half\), but \w+, \w+ say worth zero, in: \S/);
    });
  },
);

describe('other slips', () => {
  const without = (path: string, from: RegExp, to: string) => {
    const copy = FILES.map((file) =>
      file.path === path ? { ...file, text: file.text.replace(from, to) } : file,
    );
    expect(copy).not.toEqual(FILES);
    return factCheck(copy, factWordsOf).join('\n');
  };

  it('a lowest card that became the highest is named', () => {
    const path = 'content/fr/santa-timea/example-1.mdx';
    expect(without(path, /plus basse/, 'plus haute')).toContain(
      '“plus haute” (rank highest), but de, en say rank lowest, in: Celui qui joue',
    );
  });

  it.each([
    ['en', 'rules/end.mdx', '<Fact of="rounds">five</Fact>', 'five', 'After five rounds'],
    ['en', 'rules/worth.mdx', '<Fact of="across">half</Fact>', 'half', 'Across the wind'],
    ['de', 'rules/worth.mdx', '<Fact of="against">null</Fact>', 'null', 'Entgegengesetzt'],
    [
      'fr',
      'rules/trick.mdx',
      '<Fact of="leader">la plus haute</Fact>',
      'la plus haute',
      'La carte',
    ],
  ])('a word without its mark is named: %s/%s, %s', (language, name, mark, word, sentence) => {
    const said = without(`content/${language}/santa-timea/${name}`, new RegExp(mark), word);
    expect(said).toMatch(
      new RegExp(`“${word}” states a fact of the rules and does not say which, in: .*${sentence}`),
    );
  });

  it('a title that holds no mark and declares no fact is named', () => {
    const path = 'content/de/santa-timea/the-lead.mdx';
    expect(without(path, /^title: .*$/m, 'title: Quer zählt halb')).toContain(
      `${path}:2: “title”: “halb” states a fact of the rules and does not say which, in: Quer`,
    );
  });

  it('a small number is held against the other languages', () => {
    const path = 'content/fr/santa-timea/rules/piratess.mdx';
    expect(without(path, /trois cartes/, 'quatre cartes')).toMatch(
      /“quatre” \(number 4\), but de, en say number 3, in: .*quatre cartes/,
    );
  });

  it('a clause with another number is named', () => {
    const path = 'content/de/santa-timea/editions/material.json';
    const said = without(path, /ein Durchgang zwölf Stiche/, 'ein Durchgang vierzehn Stiche');
    expect(said).toContain('does not say what the rules say for “tricks”: 12');
    expect(said).toContain('“vierzehn” (number 14), but en, fr say number 12');
  });
});

it.each(LANGUAGES)('%s states every value by words of its own', (language) => {
  const words: FactWords = JSON.parse(
    readFileSync(join(import.meta.dirname, `../content/${language}/facts.json`), 'utf8'),
  );
  const meanings = Object.values({ worth: words.worth, rank: words.rank }).flatMap(Object.values);
  const told = meanings.flat().filter((form) => !words.vague.includes(form));
  expect(new Set(told).size).toBe(told.length);
});

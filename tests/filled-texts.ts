/** The texts of one language, and their sentences filled with whatever can stand in their blanks. */
import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { createTranslate, writeDate } from '../src/core/words.ts';
import { sayCard } from '../src/games/santa-timea/explain/say.ts';
import { wheelDeck } from '../src/games/santa-timea/rules/cards.ts';
import { MAX_SEATS } from '../src/games/turn/rules/game.ts';
import { CATALOGUES } from '../src/site/i18n/catalogue-files.ts';
import { flat } from '../src/site/i18n/catalogue-problems.ts';
import type { Language } from '../src/site/i18n/languages.ts';
import { gameCatalogue } from '../src/site/i18n/pages.ts';
import { proseOf } from '../src/site/lessons/lesson-texts.ts';

/** What can stand in a blank, by its name; a blank that is not named here holds a number. */
type Values = Readonly<Record<string, readonly string[]>>;

/** What a sentence never has. */
export type Rule = readonly [name: string, pattern: RegExp];

/** Numbers that a sentence without plural forms is given are never below two. */
const NUMBERS = ['2', '11'];

/** Every card of Santa Timea; a wind card is called as the wheel card of its number. */
export function cardsOf(language: Language): string[] {
  const t = createTranslate(gameCatalogue(language, 'santa-timea'), language);
  const cards = wheelDeck().map((card) => sayCard(card, t).replace('\u00a0', ' '));
  return [...new Set(cards)];
}

/** Who sits on every seat of the largest table, and somebody without a name. */
export function namesOf(language: Language): string[] {
  const t = createTranslate(gameCatalogue(language, 'turn'), language);
  const seats = Array.from({ length: MAX_SEATS }, (_, seat) => t(`player.${seat}`));
  return [...seats, t('player.other', { number: MAX_SEATS + 1 })];
}

/** Three days of each month, its first among them, as the site writes them. */
const datesOf = (language: string): string[] =>
  Array.from({ length: 12 }, (_, month) => month).flatMap((month) =>
    [1, 8, 11].map((day) => writeDate(Date.UTC(2027, month, day), language, { dateStyle: 'long' })),
  );

/** Adds what fills the blanks of every language to what fills those of one. */
export const valuesOf = (
  language: Language,
  names: readonly string[],
  cards: readonly string[],
  own: Values,
): Values => ({
  name: names,
  taker: names,
  lead: names,
  next: names,
  card: cards,
  plays: cards,
  date: datesOf(language),
  from: ['7'],
  to: ['0', '1'],
  seats: ['2', '5'],
  game: ['Santa Timea', 'Ships of the Line', 'Turn'],
  ...own,
});

/** Every text of the catalogues with its key, and every lesson and page as one text without a key. */
const textsOf = (language: string) => [
  ...CATALOGUES.filter((catalogue) => catalogue.language === language).flatMap(({ path, words }) =>
    flat(words).map(([key, text]) => ({ place: `${path} ${key}`, key, text })),
  ),
  ...globSync(`content/${language}/**/*.mdx`).map((path) => ({
    place: path,
    key: '',
    text: proseOf(readFileSync(path, 'utf8')),
  })),
];

/** A text with each of its blanks filled, the longest list of values once through. */
function filled(key: string, text: string, values: Values): string[] {
  const valuesOf = (blank: string): readonly string[] => {
    if (blank === 'count' && key.endsWith('_one')) return values['one'] ?? ['1'];
    if (blank === 'count' && key.endsWith('_other')) return values['other'] ?? NUMBERS;
    return values[blank] ?? NUMBERS;
  };
  const blanks = [...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, blank = '']) => blank);
  const rounds = Math.max(1, ...blanks.map((blank) => valuesOf(blank).length));
  return Array.from({ length: rounds }, (_, round) =>
    text.replace(/\{\{(\w+)\}\}/g, (_all, blank: string) => {
      const fitting = valuesOf(blank);
      return fitting[round % fitting.length] ?? '';
    }),
  );
}

/** Where a text breaks a rule with any of the values: the name of the rule and the place, each once. */
const problemsIn = ({ values, rules }: Grammar, key: string, text: string): string[] => [
  ...new Set(
    filled(key, text, values).flatMap((sentence) =>
      rules.flatMap(([name, pattern]) => {
        const found = pattern.exec(sentence);
        return found
          ? [`${name}: …${sentence.slice(Math.max(0, found.index - 20), found.index + 30)}…`]
          : [];
      }),
    ),
  ),
];

/** What every text of a language is checked for. */
export interface Grammar {
  readonly language: Language;
  readonly values: Values;
  readonly rules: readonly Rule[];
  /** Texts that break a rule, with their keys and its name. */
  readonly wrong: readonly (readonly [key: string, text: string, rule: string])[];
  /** A text that only looks as if it broke some. */
  readonly fine: string;
}

/** The tests of a grammar: of itself, and of every text. */
export function testGrammar(grammar: Grammar): void {
  it('every sentence is right with everything that fills it', () => {
    const texts = textsOf(grammar.language);
    expect(texts.length).toBeGreaterThan(1000);
    const problems = texts.flatMap(({ place, key, text }) =>
      problemsIn(grammar, key, text).map((problem) => `${place}: ${problem}`),
    );
    expect(problems).toEqual([]);
  });

  it.each(grammar.wrong)('finds what is wrong in %s: %s', (key, text, rule) => {
    expect(problemsIn(grammar, key, text).join('\n')).toContain(rule);
  });

  it('leaves alone what only looks like it', () => {
    expect(problemsIn(grammar, 'x', grammar.fine)).toEqual([]);
  });
}

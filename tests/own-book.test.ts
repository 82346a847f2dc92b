/** Each language teaches and judges by its own book: three points differ (S7, E2, B5), and no puzzle hangs on them. */
import { describe, expect, it } from 'vitest';
import { bookOf } from '../src/games/santa-timea/notation/ruleset.ts';
import { inOwnBook, underBook } from '../src/games/santa-timea/questions/by-book.ts';
import { QUESTIONS, type TimeaQuestion } from '../src/games/santa-timea/questions/index.ts';
import { BOOKS, readingOf } from '../src/games/santa-timea/rules/readings.ts';
import { LANGUAGES } from '../src/site/i18n/languages.ts';
import { courseSteps } from './course-kit.ts';
import { wordsIn } from './santa-timea-words.ts';
import { COLLECTION, DAYS } from './supply-kit.ts';

const right = (question: TimeaQuestion) => QUESTIONS.answersOf(question).right;

/** What is right in the steps on which books part, by the language of the book. */
const PARTED: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'first-starter': { en: 'lots', de: '2', fr: 'lots' },
  'tie-at-the-end': { en: 'together', de: '0', fr: 'together' },
  'penalty-after-set': { en: '4', de: '4', fr: '3' },
  // Nothing is discarded by any book; what a set would cost differs.
  'keep-or-discard': { en: '', de: '', fr: '' },
};

describe.each(LANGUAGES)('in %s', (language) => {
  const asked = courseSteps(language).flatMap(({ step, clauses, questions: [question] }) =>
    question ? [{ step, clauses, question, own: inOwnBook(question, language) }] : [],
  );

  it('every step of the course is right by the reader’s book, and about the clauses it claims', () => {
    expect(asked.length).toBeGreaterThan(55);
    for (const { step, clauses, own } of asked) {
      expect([step, right(own)]).toEqual([step, right(underBook(own, bookOf(language)))]);
      const checked = QUESTIONS.parseClaimed(QUESTIONS.make(own), clauses);
      expect([step, checked.ok]).toEqual([step, true]);
    }
  });

  it('[S7] [E2] [B5] names the book in the steps on which books part, and only there', () => {
    const named = asked.filter(({ own, question }) => own !== question);
    expect(named.map(({ step, own }) => [step, ...right(own)])).toEqual(
      Object.entries(PARTED).map(([step, answers]) => [step, answers[language]]),
    );
    for (const { own } of named) expect(QUESTIONS.make(own)).toContain(` ${language} `);
  });
});

it('no answer of a day or of the collection hangs on a book', () => {
  // Of all days the build asks it, see `DAILY_FILE`.
  const all = [...DAYS.filter((_, index) => index % 10 === 0), ...COLLECTION];
  const parted = all.filter(({ question }) => {
    const answers = BOOKS.map((book) => right(underBook(question, book)).join());
    return new Set(answers).size > 1;
  });
  expect(parted.map(({ key }) => key)).toEqual([]);
});

/** How the player aid says what the books answer, where they part. */
const ON_THE_AID = {
  lots: /lots|sort/,
  'sinking-ship': /sinkend/,
  shared: /share|gagnent ensemble/,
  'most-rounds-won': /gewonnene/,
  'not-counted': /don’t count|nicht mit/,
  counted: /compris/,
} as const;

it.each(LANGUAGES)('[S7] [E2] [B5] the player aid in %s keeps to its own book', (language) => {
  const t = wordsIn(language);
  const { firstStarter, finalTie, discardedTriplet } = readingOf(bookOf(language));
  expect(t('aid.game.first')).toMatch(ON_THE_AID[firstStarter]);
  expect(t('aid.game.end')).toMatch(ON_THE_AID[finalTie]);
  expect(t('aid.pro.penalty', { few: 4, many: 3 })).toMatch(ON_THE_AID[discardedTriplet]);
});

/** What a page is given of the puzzles of the days and of the collection, in every language. */
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { createTranslate } from '../src/core/words.ts';
import { PUZZLE_FILE, readDays } from '../src/games/santa-timea/questions/file.ts';
import { QUESTIONS, type TimeaQuestion } from '../src/games/santa-timea/questions/index.ts';
import {
  type ToldAnswer,
  type ToldTask,
  tellTask,
} from '../src/games/santa-timea/screens/question/tell.ts';
import { gameCatalogue } from '../src/site/i18n/catalogues.ts';
import { LANGUAGES } from '../src/site/i18n/languages.ts';

const FOLDER = new URL('../puzzles/santa-timea/', import.meta.url);
const textOf = (path: string) => readFileSync(new URL(path, FOLDER), 'utf8');
const supply = readDays(
  readdirSync(new URL('daily/', FOLDER))
    .sort()
    .map((path) => ({ path, text: textOf(`daily/${path}`) })),
);
const collection = PUZZLE_FILE.parseChecked(textOf('puzzles.txt'));

const [days = [], others = []] = [supply, collection].map((read) => (read.ok ? read.value : []));

const ASKED: readonly (readonly [name: string, TimeaQuestion])[] = [...days, ...others].map(
  ({ key, question }) => [key, question] as const,
);

/** What is said to an answer, without the sentence that judges it. */
const saidTo = ({ replies }: ToldTask, { reply }: ToldAnswer): string => {
  const { trap, hint, outcome, sentences } = replies[reply] ?? { sentences: [] };
  return [trap, hint, outcome, ...sentences.map(({ text }) => text)].filter(Boolean).join(' ');
};

it('both files are read as a whole', () => {
  expect([supply.ok, collection.ok]).toEqual([true, true]);
});

describe.each(LANGUAGES)('in %s', (language) => {
  const t = createTranslate(gameCatalogue(language, 'santa-timea'), language);

  /** Every right answer is accepted, every wrong one refused and answered, all by names of their own. */
  const check = (asked: typeof ASKED) => {
    for (const [name, question] of asked) {
      const { offered, right } = QUESTIONS.answersOf(question);
      const told = tellTask(question, t, language);
      const accepted = offered.filter((_, index) => told.answers[index]?.isRight);
      expect([name, ...accepted]).toEqual([name, ...right]);
      expect([name, new Set(told.answers.map(({ label }) => label)).size]).toEqual([
        name,
        offered.length,
      ]);
      const unanswered = told.answers.filter((answer) => saidTo(told, answer) === '');
      expect([name, ...unanswered]).toEqual([name]);
    }
  };

  it('accepts what is right and answers what is wrong, for every twentieth puzzle', () => {
    check(ASKED.filter((_, index) => index % 20 === 0));
  });

  it('and for all of them', { tags: 'all' }, () => {
    check(ASKED);
  });
});

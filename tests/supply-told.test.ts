/** What a page is given of every daily puzzle, of the first days after the supply and of every puzzle of the collection, in every language. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { daysAfter } from '../src/cli/mine/after.ts';
import { supplyFiles } from '../src/cli/mine/folder.ts';
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

const supply = readDays(supplyFiles());
const CURATED = new URL('../puzzles/santa-timea/puzzles.txt', import.meta.url);
const collection = PUZZLE_FILE.parse(readFileSync(CURATED, 'utf8'));

const [days = [], others = []] = [supply, collection].map((read) => (read.ok ? read.value : []));

const ASKED: readonly (readonly [name: string, TimeaQuestion])[] = [
  ...days,
  ...daysAfter(days, 'first'),
  ...others,
].map(({ key, question }) => [key, question] as const);

/** What is said to an answer, without the sentence that judges it. */
const saidTo = ({ replies }: ToldTask, { reply }: ToldAnswer): string => {
  const { trap, hint, outcome, sentences } = replies[reply] ?? { sentences: [] };
  return [trap, hint, outcome, ...sentences.map(({ text }) => text)].filter(Boolean).join(' ');
};

it('both are there as a whole', () => {
  expect(ASKED.length).toBe(3653 + 60 + 106);
});

describe.each(LANGUAGES)('in %s', (language) => {
  const t = createTranslate(gameCatalogue(language, 'santa-timea'), language);

  it('every right answer is accepted, every wrong one refused and answered, all by names of their own', () => {
    for (const [name, question] of ASKED) {
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
  });
});

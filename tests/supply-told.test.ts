/** What a page is given of every daily puzzle and of every puzzle of the collection, in every language. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { supplyFiles } from '../src/cli/mine/folder.ts';
import { createTranslate } from '../src/core/words.ts';
import { readSupply } from '../src/games/santa-timea/daily/supply.ts';
import { parsePuzzles } from '../src/games/santa-timea/puzzles/file.ts';
import { tellTask } from '../src/games/santa-timea/screens/question/tell-task.ts';
import type { ToldAnswer, ToldTask } from '../src/games/santa-timea/screens/question/told-task.ts';
import { answersOf } from '../src/games/santa-timea/tasks/answers.ts';
import type { Task } from '../src/games/santa-timea/tasks/task.ts';
import { gameCatalogue } from '../src/site/i18n/catalogues.ts';
import { LANGUAGES } from '../src/site/i18n/languages.ts';

const supply = readSupply(supplyFiles());
const WHO_TAKES = new URL('../puzzles/santa-timea/who-takes.txt', import.meta.url);
const collection = parsePuzzles(readFileSync(WHO_TAKES, 'utf8'));

const TASKS: readonly (readonly [name: string, Task])[] = [
  ...(supply.ok ? supply.value : []).map(({ day, task }) => [day, task] as const),
  ...(collection.ok ? collection.value : []).map(({ id, trick }) => {
    const position = { kind: 'trick', edition: 'house', variant: 'basic', trick } as const;
    return [id, { ask: 'taker', position }] as const;
  }),
];

/** What is said to an answer, without the sentence that judges it. */
const saidTo = ({ replies }: ToldTask, { reply }: ToldAnswer): string => {
  const { trap, hint, outcome, sentences } = replies[reply] ?? { sentences: [] };
  return [trap, hint, outcome, ...sentences.map(({ text }) => text)].filter(Boolean).join(' ');
};

it('both are there as a whole', () => {
  expect(TASKS.length).toBe(3653 + 64);
});

describe.each(LANGUAGES)('in %s', (language) => {
  const t = createTranslate(gameCatalogue(language, 'santa-timea'), language);

  it('every right answer is accepted, every wrong one refused and answered, all by names of their own', () => {
    for (const [name, task] of TASKS) {
      const { offered, right } = answersOf(task);
      const told = tellTask(task, t, language);
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

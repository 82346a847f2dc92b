import { describe, expect, it } from 'vitest';
import { GAMES } from '../src/games/list.ts';
import { AGAIN as TIMEA } from '../src/games/santa-timea/questions/again.ts';
import { inOwnBook } from '../src/games/santa-timea/questions/by-book.ts';
import { QUESTIONS as SHIPS } from '../src/games/ships/questions/index.ts';
import { QUESTIONS as TURN } from '../src/games/turn/questions/index.ts';
import { type Again, createAgain } from '../src/kit/question/again.ts';
import { foundBy } from '../src/kit/question/practice.ts';
import type { AnyQuestion } from '../src/kit/question/question.ts';
import { lessonTexts } from '../src/site/lessons/lesson-texts.ts';
import { outlineOf } from '../src/site/lessons/outline.ts';
import { stepsOf } from '../src/site/lessons/step-problems.ts';

/** The steps of a course of which no other one is found, in the order of the lessons. */
function sameSteps<Q extends AnyQuestion>(
  id: string,
  { questions, lookForOther }: Again<Q>,
  own = (question: Q): Q => question,
): string[] {
  const game = GAMES.find((one) => one.id === id);
  if (!game) throw new Error(id);
  const lessons = lessonTexts(id)
    .filter(({ language }) => language === 'en')
    .map(({ text }) => outlineOf(text))
    .filter(({ series }) => series === 'course')
    .sort((a, b) => Number(a.order) - Number(b.order));
  return lessons.flatMap((lesson, number) => {
    const taught = lessons.slice(0, number + 1).flatMap(({ clauses }) => clauses);
    return stepsOf(lesson, game).flatMap(({ kind, id: step, clauses, fence }) => {
      const parsed = kind === 'task' ? questions.parse(fence.source.split('\n')[0] ?? '') : null;
      if (!parsed?.ok) return [];
      const question = own(parsed.value);
      const other = foundBy(lookForOther({ question, clauses }, taught, 7));
      if (!other) return [step];
      // What is made is read again from the page.
      expect([step, questions.parseAskable(questions.make(other)).ok]).toEqual([step, true]);
      return [];
    });
  });
}

describe('a step that was missed comes again with other cards', () => {
  it('in Santa Timea', () => {
    expect(sameSteps('santa-timea', TIMEA, (question) => inOwnBook(question, 'fr'))).toEqual([]);
  });

  it('in Ships of the Line', () => {
    expect(sameSteps('ships', createAgain({ questions: SHIPS }))).toEqual([]);
  });

  it('in Turn', () => {
    expect(sameSteps('turn', createAgain({ questions: TURN }))).toEqual([]);
  });
});

import { expect, it } from 'vitest';
import { GAMES, type GameId } from '../src/games/list.ts';
import { inOwnBook } from '../src/games/santa-timea/questions/by-book.ts';
import { AGAIN as TIMEA } from '../src/games/santa-timea/questions/practice.ts';
import { QUESTIONS as SHIPS } from '../src/games/ships/questions/index.ts';
import { QUESTIONS as TURN } from '../src/games/turn/questions/index.ts';
import { type Again, createAgain, foundBy } from '../src/kit/question/again.ts';
import type { AnyQuestion } from '../src/kit/question/question.ts';
import { lessonTexts } from '../src/site/lessons/lesson-texts.ts';
import { outlineOf, stepsOf } from '../src/site/lessons/outline.ts';

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

const GAMES_WITH_STEPS: Readonly<Record<GameId, () => string[]>> = {
  'santa-timea': () => sameSteps('santa-timea', TIMEA, (question) => inOwnBook(question, 'fr')),
  ships: () => sameSteps('ships', createAgain({ questions: SHIPS })),
  turn: () => sameSteps('turn', createAgain({ questions: TURN })),
};

it.each(Object.entries(GAMES_WITH_STEPS))(
  'a step of %s that was missed comes again with other cards',
  (_, same) => {
    expect(same()).toEqual([]);
  },
);

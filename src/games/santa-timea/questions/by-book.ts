import { bookOf } from '../notation/ruleset.ts';
import { BOOKS, type Edition, readingOf } from '../rules/readings.ts';
import { QUESTIONS, type TimeaQuestion } from './index.ts';

export function underBook(question: TimeaQuestion, edition: Edition): TimeaQuestion {
  if ('choices' in question) {
    const choices = question.choices.map(({ card, position }) => ({
      card,
      position: { ...position, edition },
    }));
    return { ...question, choices };
  }
  if ('game' in question) {
    const rules = { ...question.game.rules, ...readingOf(edition) };
    return { ...question, edition, game: { ...question.game, rules } };
  }
  return 'position' in question
    ? ({ ...question, position: { ...question.position, edition } } as TimeaQuestion)
    : question;
}

/** Whether all books give the same answers for the same reasons. @param every whether also for wrong answers. */
export function isAgreed(question: TimeaQuestion, every = false): boolean {
  const ruled = BOOKS.map((book) => {
    const asked = underBook(question, book);
    const { offered, right } = QUESTIONS.answersOf(asked);
    const reasons = (every ? offered : right.slice(0, 1)).flatMap((answer) =>
      QUESTIONS.reasonsFor(asked, answer).map(({ step }) => step),
    );
    return JSON.stringify([right, reasons]);
  });
  return new Set(ruled).size === 1;
}

export const inOwnBook = (question: TimeaQuestion, lang: string): TimeaQuestion =>
  isAgreed(question, true) ? question : underBook(question, bookOf(lang));

import { ok } from '../../../../core/result.ts';
import { makeEnding, readEnding } from '../ending/ending.ts';
import {
  type AtEnding,
  answersFrom,
  dealEnding,
  endingPattern,
  endingQuestion,
} from '../ending/question.ts';
import { type Kind, sayAsk } from '../kind.ts';

/** All hands open, the card with the least damage: `last in ending N2 S3: N10 P / E4 W2` */
export type LastQuestion = AtEnding<'last'>;

export const last: Kind<LastQuestion> = {
  asks: ['last'],
  level: 13,
  ...endingQuestion<LastQuestion>(),
  parse(ask, { position }) {
    const read = readEnding(position);
    return read.ok ? ok({ ask, ending: read.value }) : read;
  },
  make: ({ ending }) => ({ position: makeEnding(ending) }),
  pattern: ({ ending }) => endingPattern(ending),
  answers: (question, reading) =>
    answersFrom(question, reading, (solved) => {
      const least = Math.min(...solved.map(({ damage }) => damage));
      return solved.filter(({ damage }) => damage === least);
    }),
  mostRight: 1,
  say: sayAsk,
  draft: (ask, random, wish) => ({ ask, ending: dealEnding(random, wish) }),
};

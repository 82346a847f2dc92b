import type { Random } from '../../../../core/random.ts';
import { ok } from '../../../../core/result.ts';
import { plainText } from '../../../../core/task-text.ts';
import { type Ending, makeEnding, readEnding } from '../ending/ending.ts';
import { solveEnding } from '../ending/play-out.ts';
import {
  type AtEnding,
  answersFrom,
  dealEnding,
  endingPattern,
  endingQuestion,
} from '../ending/question.ts';
import { type Kind, noTask } from '../kind.ts';

/**
 * All hands open, the cards that end with so much damage at most: `at-most 2 in ending N2 S3: N10 P / E4 W2`
 */
interface AtMostQuestion extends AtEnding<'at-most'> {
  readonly most: number;
}

export const atMost: Kind<AtMostQuestion> = {
  asks: ['at-most'],
  level: 14,
  hasDetails: true,
  ...endingQuestion<AtMostQuestion>(),
  parse(ask, { details, position }) {
    const most = plainText(details);
    if (!/^\d{1,2}$/.test(most)) return noTask(details);
    const read = readEnding(position);
    return read.ok ? ok({ ask, ending: read.value, most: Number(most) }) : read;
  },
  make: ({ ending, most }) => ({ details: String(most), position: makeEnding(ending) }),
  pattern: ({ ending, most }) => `${most}: ${endingPattern(ending)}`,
  answers: (question, reading) =>
    answersFrom(question, reading, (solved) =>
      solved.filter(({ damage }) => damage <= question.most),
    ),
  say: ({ most }, { t }) => t('task.ask.at-most', { count: most }),
  draft: (ask, random, wish) => {
    const ending = dealEnding(random, wish);
    return { ask, ending, most: limitOf(ending, random) };
  },
};

/** What some card is sure of and another is not; none at all is no limit to play for. */
function limitOf(ending: Ending, random: Random): number {
  const sure = solveEnding(ending).map(({ damage }) => damage);
  const limits = sure.filter((damage) => damage > 0 && damage < Math.max(...sure));
  return limits[random(Math.max(1, limits.length))] ?? Math.max(...sure);
}

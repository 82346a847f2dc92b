import type { Catalogue } from '../../../../core/words.ts';
import type { Known } from '../../tables/trick/judged-trick.ts';
import { knownByStep } from '../../tables/trick/known.ts';
import { puzzleTranslate } from '../../tables/trick/puzzle-words.ts';
import { answersOf } from '../../tasks/answers.ts';
import { parseTask } from '../../tasks/read.ts';
import { reasonsFor } from '../../tasks/reasons.ts';
import { tellTask } from '../question/tell-task.ts';
import type { ToldReply } from '../question/told-task.ts';

/** What a puzzle needs once it is answered: the engine, and what is said then. */
export { DailyReply } from './DailyReply.tsx';

/** What the engine says about a day’s puzzle. Answers go by their codes. */
export interface JudgedDay {
  isRight(code: string): boolean;
  reply(code: string): ToldReply | undefined;
  /** What the table shows at each step of the reasons; empty where there is no table. */
  known(code: string): readonly Known[];
}

/**
 * @param source the task in notation.
 * @param words those the page brought; the others are fetched.
 * @throws when the words cannot be fetched, or the notation is bad: the site’s own mistake.
 */
export async function judgeDay(source: string, words: Catalogue, lang: string): Promise<JudgedDay> {
  const parsed = parseTask(source);
  if (!parsed.ok) throw new Error(`${source}: ${parsed.error.code}`);
  const task = parsed.value;
  const { offered, right } = answersOf(task);
  const { answers, replies } = tellTask(task, await puzzleTranslate(words, lang), lang);
  return {
    isRight: (code) => right.includes(code),
    reply: (code) => replies[answers[offered.indexOf(code)]?.reply ?? -1],
    known: (code) => {
      const reasons = reasonsFor(task, code);
      return reasons.about === 'trick' ? knownByStep(reasons.steps) : [];
    },
  };
}

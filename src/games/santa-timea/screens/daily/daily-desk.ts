import type { Catalogue } from '../../../../core/words.ts';
import { QUESTIONS } from '../../questions/index.ts';
import { trickSteps } from '../../questions/reason.ts';
import type { Known } from '../../tables/trick/judged-trick.ts';
import { knownByStep } from '../../tables/trick/known.ts';
import { puzzleTranslate } from '../../tables/trick/puzzle-words.ts';
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
 * @param source the question in notation.
 * @param words those the page brought; the others are fetched.
 * @throws when the words cannot be fetched, or the notation is bad: the site’s own mistake.
 */
export async function judgeDay(source: string, words: Catalogue, lang: string): Promise<JudgedDay> {
  const parsed = QUESTIONS.parse(source);
  if (!parsed.ok) throw new Error(`${source}: ${parsed.error.code}`);
  const question = parsed.value;
  const { answers, replies } = tellTask(question, await puzzleTranslate(words, lang), lang);
  const given = (code: string) => answers.find((answer) => answer.code === code);
  return {
    isRight: (code) => given(code)?.isRight ?? false,
    reply: (code) => replies[given(code)?.reply ?? -1],
    known: (code) => {
      const steps = trickSteps(QUESTIONS.reasonsFor(question, code));
      return steps.length > 0 ? knownByStep(steps) : [];
    },
  };
}

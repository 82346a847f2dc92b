/** Questions that come again, with other cards. */
import { createRandom } from '../../../core/random.ts';
import { lookForQuestion } from '../../../kit/question/practice.ts';
import { QUESTIONS, type TimeaQuestion } from './index.ts';
import { type Ask, canExpose, editionFor, fits } from './making.ts';
import { MISREADINGS, type MisreadingId } from './misreadings.ts';
import { seatsIn } from './scene.ts';

/** Under what a mistake is remembered: the misreading that explains it, else what was asked. */
export const missOf = (question: TimeaQuestion, answer: string): MisreadingId | Ask =>
  QUESTIONS.trapsOf(question, answer)[0] ?? question.ask;

/** Whether a question turns on nothing but these clauses; points that the books leave open are none of its own. */
export const isTaught = (question: TimeaQuestion, taught: readonly string[]): boolean =>
  [...QUESTIONS.clausesOf(question)].every((id) => id.startsWith('A') || taught.includes(id));

/** What leads astray in a trick, and is easy to say. */
const OF_TRICKS = ['taker', 'leader', 'worth', 'avoid'] as const satisfies readonly Ask[];

const SEATS = [2, 3, 4] as const;

/** The mistake to put right first: one that is explained by a misreading says more than one that is not. */
export const firstOf = (misses: readonly string[]): string | undefined =>
  misses.find((miss) => MISREADINGS.some((id) => id === miss)) ?? misses[0];

/** Looks for a question on which a mistake of this kind would be made again. */
export function lookForMiss(miss: string, taught: readonly string[], seed: number) {
  const exposes = MISREADINGS.find((id) => id === miss);
  const asks = exposes
    ? OF_TRICKS.filter(canExpose)
    : QUESTIONS.practised.filter((ask) => ask === miss);
  return lookForQuestion(QUESTIONS, {
    asks,
    random: createRandom(seed),
    wish: (random) => ({
      seats: SEATS[random(SEATS.length)] as number,
      edition: editionFor(exposes ?? null),
    }),
    isWanted: (made) => fits(made, { ...(exposes && { exposes }) }) && isAskable(made, taught),
  });
}

interface Step {
  readonly question: TimeaQuestion;
  readonly clauses: readonly string[];
}

/** Looks for the question of a step with other cards: about the same clauses, and with the same trap if it had one. */
export function lookForOther({ question, clauses }: Step, taught: readonly string[], seed: number) {
  const { ask } = question;
  const exposes = QUESTIONS.exposedBy(question).at(-1);
  const pattern = QUESTIONS.patternOf(question);
  const seats = seatsIn(QUESTIONS.sceneOf(question));
  return lookForQuestion(QUESTIONS, {
    asks: QUESTIONS.practised.filter((one) => one === ask),
    random: createRandom(seed),
    wish: () => ({ seats, edition: editionFor(exposes ?? null) }),
    isWanted: (made) =>
      clauses.every((id) => [...QUESTIONS.clausesOf(made)].some((one) => one === id)) &&
      fits(made, { ...(exposes && { exposes }) }) &&
      isAskable(made, taught) &&
      QUESTIONS.patternOf(made) !== pattern,
  });
}

const isAskable = (question: TimeaQuestion, taught: readonly string[]): boolean =>
  isTaught(question, taught) && QUESTIONS.dependsOn(question).length === 0;

import type { Translate } from '../../../../core/words.ts';
import type { ToldReply as Reply, ToldAnswer } from '../../../../kit/question/told.ts';
import type { TrickStep } from '../../explain/trick.ts';
import { makeEnding } from '../../questions/ending/ending.ts';
import { QUESTIONS, type TimeaQuestion } from '../../questions/index.ts';
import { trickSteps } from '../../questions/reason.ts';
import type { Scene, TrickScene } from '../../questions/scene.ts';
import type { Trick } from '../../rules/trick.ts';
import { judgeTrick } from '../../tables/trick/judge-trick.ts';
import { type Known, NOTHING_KNOWN } from '../../tables/trick/judged-trick.ts';
import { seenIn, type ToldReply } from './told-task.ts';

/**
 * What is said to an answer, and what the table shows then; where the learner plays, what comes of the card
 * is said at once.
 * @param t also says who the learner is.
 */
export function showReply(
  question: TimeaQuestion,
  scene: Scene,
  reply: Reply,
  answer: ToldAnswer,
  t: Translate,
  lang: string,
): ToldReply {
  if (scene.kind === 'ending') {
    // A card that may not be played comes to nothing.
    if (reply.outcome === '') return reply;
    const [start, failed] = [t('line.start'), t('line.failed')];
    return {
      ...reply,
      line: { ending: makeEnding(scene.ending), card: answer.code, start, failed },
    };
  }
  if (scene.kind !== 'trick') return reply;
  const reasons = QUESTIONS.reasonsFor(question, answer.code);
  const trick = reasons.find((reason) => reason.about === 'trick')?.trick;
  // A card that may not be played never comes to lie on the table.
  return trick ? showTrick(scene, trick, trickSteps(reasons), reply, answer, t, lang) : reply;
}

/** The trick as its reasons have it: with the learner's card, and in the wind that was answered. */
function showTrick(
  { position, own }: TrickScene,
  trick: Trick,
  steps: readonly TrickStep[],
  reply: Reply,
  { isRight }: ToldAnswer,
  t: Translate,
  lang: string,
): ToldReply {
  const other = trick.wind.wind !== position.trick.wind.wind && { wind: trick.wind };
  const { verdict } = judgeTrick({ ...position, trick }, t, lang);
  const worths = seenIn(verdict);
  /** What is asked of one card may stop at its worth. */
  const isWhole = steps.some(isConclusion);
  if (own || isRight) {
    const known = isWhole ? (verdict?.known.at(-1) ?? NOTHING_KNOWN) : worthsOf(steps);
    const outcome = isWhole ? (verdict?.outcome ?? '') : '';
    return { ...reply, outcome, table: { ...other, worths, known } };
  }
  if (reply.trap || !isWhole) return reply;
  // What the cards are worth helps on without giving the answer away.
  const end = steps.findIndex(isConclusion);
  return { ...reply, table: { ...other, worths, known: verdict?.known[end] ?? NOTHING_KNOWN } };
}

/** Who takes, and all that follows. */
const isConclusion = (step: TrickStep): boolean => 'place' in step && !('halves' in step);

/** The worths that these reasons speak of, and nothing else. */
const worthsOf = (steps: readonly TrickStep[]): Known => ({
  ...NOTHING_KNOWN,
  worths: steps.flatMap((step) => ('halves' in step && 'place' in step ? [step.place] : [])),
});

import type { Translate } from '../../../../core/words.ts';
import type { ToldReply as Reply, ToldAnswer } from '../../../../kit/question/told.ts';
import type { TrickStep } from '../../explain/trick.ts';
import { makeCard } from '../../notation/cards.ts';
import { makeEnding } from '../../questions/ending/ending.ts';
import { QUESTIONS, type TimeaQuestion } from '../../questions/index.ts';
import { trickSteps } from '../../questions/reason.ts';
import type { Scene, TrickScene } from '../../questions/scene.ts';
import { judgeTrick } from '../../tables/trick/judge-trick.ts';
import { type Known, NOTHING_KNOWN } from '../../tables/trick/judged-trick.ts';
import type { ToldReply } from './told-task.ts';

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
  const steps = trickSteps(QUESTIONS.reasonsFor(question, answer.code));
  // A card that may not be played never comes to lie on the table.
  return steps.length > 0 ? showTrick(scene, steps, reply, answer, t, lang) : reply;
}

function showTrick(
  { position, asked, own }: TrickScene,
  steps: readonly TrickStep[],
  reply: Reply,
  { code, isRight }: ToldAnswer,
  t: Translate,
  lang: string,
): ToldReply {
  const choice = own?.choices.find(({ card }) => makeCard(card) === code);
  const { verdict } = judgeTrick(choice?.position ?? position, t, lang);
  const worths = (verdict?.worths ?? []).map(({ by, text, origin }) => ({ by, text, origin }));
  const isWhole = asked === null;
  if (own || isRight) {
    const known = isWhole ? (verdict?.known.at(-1) ?? NOTHING_KNOWN) : worthsOf(steps);
    const outcome = isWhole ? (verdict?.outcome ?? '') : '';
    return { ...reply, outcome, table: { worths, known } };
  }
  if (reply.trap || !isWhole) return reply;
  // What the cards are worth helps on without giving the answer away.
  const end = steps.findIndex(isConclusion);
  return { ...reply, table: { worths, known: verdict?.known[end] ?? NOTHING_KNOWN } };
}

/** Who takes, and all that follows. */
const isConclusion = (step: TrickStep): boolean => 'place' in step && !('halves' in step);

/** The worths that these reasons speak of, and nothing else. */
const worthsOf = (steps: readonly TrickStep[]): Known => ({
  ...NOTHING_KNOWN,
  worths: steps.flatMap((step) => ('halves' in step && 'place' in step ? [step.place] : [])),
});

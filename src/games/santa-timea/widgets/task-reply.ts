import type { Translate } from '../../../core/words.ts';
import type { Speech } from '../explain/say.ts';
import type { Edition } from '../rules/readings.ts';
import type { Answer } from '../tasks/answers.ts';
import { misreadingsOf, type Reasons, reasonsFor } from '../tasks/reasons.ts';
import { sayReasons } from '../tasks/say.ts';
import type { CardTask, PlayTask, Task, TrickTask } from '../tasks/task.ts';
import { judgeTrick } from './judge-trick.ts';
import { type Known, NOTHING_KNOWN } from './judged-trick.ts';
import { type Sentence, sentenceOf } from './sentence.ts';
import { tableOf } from './task-scene.ts';
import type { ToldReply } from './told-task.ts';

/**
 * What an answer is told: for a wrong one the trap it fell into, else what would come of it.
 * @param speech calls everybody by name; `t` also says who the learner is, for the outcome.
 */
export function replyTo(
  task: Task,
  answer: Answer,
  isRight: boolean,
  speech: Speech,
  { t, lang }: { readonly t: Translate; readonly lang: string },
): ToldReply {
  const traps = isRight ? [] : misreadingsOf(task, answer).map((id) => t(`misreading.${id}`));
  const reasons = reasonsFor(task, answer);
  const sentences = said(reasons, speech, editionOf(task));
  const bare = { traps, outcome: '', sentences: traps.length > 0 ? [] : sentences };
  if (!isOnTable(task)) return bare;
  // A card that may not be played never comes to lie on the table.
  if (reasons.about !== 'trick') return bare;
  const { verdict } = judgeTrick(tableOf(task, answer), t, lang);
  const worths = (verdict?.worths ?? []).map(({ by, text, origin }) => ({ by, text, origin }));
  const all = verdict?.known.at(-1) ?? NOTHING_KNOWN;
  if ('choices' in task || isRight) {
    const whole = 'choices' in task || task.ask === 'taker' || task.ask === 'leader';
    return {
      traps,
      outcome: whole ? (verdict?.outcome ?? '') : '',
      sentences,
      table: { worths, known: whole ? all : worthsOf(reasons) },
    };
  }
  if (traps.length > 0) return bare;
  // What the cards are worth helps on without giving the answer away.
  const end = reasons.steps.findIndex(isConclusion);
  return {
    ...bare,
    sentences: sentences.slice(0, end),
    table: { worths, known: verdict?.known[end] ?? NOTHING_KNOWN },
  };
}

type TableTask = TrickTask | CardTask | PlayTask;

const isOnTable = (task: Task): task is TableTask =>
  'choices' in task ||
  task.ask === 'taker' ||
  task.ask === 'leader' ||
  task.ask === 'worth' ||
  task.ask === 'share';

/** Which rules judge a task. */
function editionOf(task: Task): Edition {
  if ('edition' in task) return task.edition;
  if ('choices' in task) return task.choices[0]?.position.edition ?? 'house';
  return 'edition' in task.position ? task.position.edition : 'house';
}

type Step = Parameters<typeof sentenceOf>[1];

function said(reasons: Reasons, speech: Speech, edition: Edition): Sentence[] {
  const steps: readonly Step[] = reasons.steps;
  return sayReasons(reasons, speech).map(({ sentence }, index) =>
    sentenceOf(sentence, steps[index] as Step, edition),
  );
}

type TrickReasons = Extract<Reasons, { about: 'trick' }>;

/** Who takes, and all that follows. */
const isConclusion = (step: TrickReasons['steps'][number]): boolean =>
  'place' in step && !('halves' in step);

/** The worths that these reasons speak of, and nothing else. */
const worthsOf = ({ steps }: TrickReasons): Known => ({
  ...NOTHING_KNOWN,
  worths: steps.flatMap((step) => ('halves' in step && 'place' in step ? [step.place] : [])),
});

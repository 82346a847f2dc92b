import type { Translate } from '../../../../core/words.ts';
import type { Speech } from '../../explain/say.ts';
import type { Edition } from '../../rules/readings.ts';
import { tableOf } from '../../tables/scene/task-scene.ts';
import { type Sentence, sentenceOf } from '../../tables/shared/sentence.ts';
import { judgeTrick } from '../../tables/trick/judge-trick.ts';
import { type Known, NOTHING_KNOWN } from '../../tables/trick/judged-trick.ts';
import type { Answer } from '../../tasks/answers.ts';
import { editionOf } from '../../tasks/edition.ts';
import { makeEnding } from '../../tasks/ending.ts';
import { hintFor } from '../../tasks/hints.ts';
import { misreadingsOf, type Reasons, reasonsFor } from '../../tasks/reasons.ts';
import { sayHint, sayReasons } from '../../tasks/say.ts';
import type { CardTask, PlayTask, Task, TrickTask } from '../../tasks/task.ts';
import type { ToldReply } from './told-task.ts';

/**
 * What an answer is told. A first wrong one: the trap it fell into, else a hint; where the learner
 * plays, what comes of the card. The reasons wait until the next wrong answer.
 * @param speech calls everybody by name; `t` also says who the learner is, for the outcome.
 */
export function replyTo(
  task: Task,
  answer: Answer,
  isRight: boolean,
  speech: Speech,
  { t, lang }: { readonly t: Translate; readonly lang: string },
): ToldReply {
  const trap = isRight ? undefined : misreadingsOf(task, answer)[0];
  const hint = isRight || trap ? null : hintFor(task, answer);
  const reasons = reasonsFor(task, answer);
  const bare: ToldReply = {
    trap: trap ? t(`misreading.${trap}`) : '',
    hint: hint ? sayHint(hint, speech) : '',
    outcome: '',
    // Reasons that are the same for every answer are told with the right one.
    sentences:
      isRight || 'choices' in task || task.ask === 'sets' || task.ask === 'last'
        ? said(reasons, speech, editionOf(task))
        : [],
  };
  // What a card of the last tricks comes to is said at once; how, with the reasons.
  if (reasons.about === 'line' && task.ask === 'last') {
    return {
      ...bare,
      outcome: sayReasons(reasons, speech).at(-1)?.sentence ?? '',
      line: {
        ending: makeEnding(task.ending),
        card: answer,
        start: t('line.start'),
        failed: t('line.failed'),
      },
    };
  }
  // A card that may not be played never comes to lie on the table.
  if (!isOnTable(task) || reasons.about !== 'trick') return bare;
  const { verdict } = judgeTrick(tableOf(task, answer), t, lang);
  const worths = (verdict?.worths ?? []).map(({ by, text, origin }) => ({ by, text, origin }));
  const all = verdict?.known.at(-1) ?? NOTHING_KNOWN;
  if ('choices' in task || isRight) {
    const whole = 'choices' in task || task.ask === 'taker' || task.ask === 'leader';
    return {
      ...bare,
      outcome: whole ? (verdict?.outcome ?? '') : '',
      table: { worths, known: whole ? all : worthsOf(reasons) },
    };
  }
  if (trap || task.ask === 'worth' || task.ask === 'share') return bare;
  // What the cards are worth helps on without giving the answer away.
  const end = reasons.steps.findIndex(isConclusion);
  return { ...bare, table: { worths, known: verdict?.known[end] ?? NOTHING_KNOWN } };
}

type TableTask = TrickTask | CardTask | PlayTask;

const isOnTable = (task: Task): task is TableTask =>
  'choices' in task ||
  task.ask === 'taker' ||
  task.ask === 'leader' ||
  task.ask === 'worth' ||
  task.ask === 'share';

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

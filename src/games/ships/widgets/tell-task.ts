import type { Translate } from '../../../core/words.ts';
import type { ToldQuestion } from '../../../widgets/told.ts';
import { createSpeech } from '../explain/say.ts';
import { answersOf, misreadingsOf } from '../puzzles/answers.ts';
import { reasonsFor } from '../puzzles/reasons.ts';
import type { Task } from '../puzzles/task.ts';
import { sayAnswer, sayTask } from '../tasks/say.ts';
import { tellScene, tellSteps } from './tell-scene.ts';
import type { ToldScene } from './told-scene.ts';

export interface ToldTask extends ToldQuestion {
  readonly scene: ToldScene;
}

/** A task with everything the learner may see of it, judged beforehand. */
export function tellTask(task: Task, t: Translate, lang: string): ToldTask {
  const speech = createSpeech(t, lang);
  const { offered, right } = answersOf(task);
  // What may be chosen is told of each choice; elsewhere the reasons are those of the right answer.
  const isOwn = task.ask === 'may-show' || task.ask === 'may-do';
  return {
    question: sayTask(task, t),
    scene: tellScene(task.position, t),
    answers: offered.map((answer, reply) => ({
      label: sayAnswer(task, answer, speech),
      isRight: right.includes(answer),
      reply,
    })),
    replies: offered.map((answer) => {
      const isRight = right.includes(answer);
      const [trap] = isRight ? [] : misreadingsOf(task, answer);
      const steps = isRight || isOwn ? reasonsFor(task, answer) : [];
      return {
        trap: trap ? t(`misreading.${trap}`) : '',
        hint: trap || isRight ? '' : t(`hint.${task.ask}`),
        outcome: '',
        sentences: tellSteps(steps, t, lang),
      };
    }),
  };
}

import { createSignal, onMount, Show } from 'solid-js';
import { type Catalogue, createTranslate } from '../../../core/words.ts';
import { createTries } from './create-tries.ts';
import { TaskAnswers } from './TaskAnswers.tsx';
import { TaskTrick } from './TaskTrick.tsx';
import { playedIn, type ToldTask, type TrickScene } from './told-task.ts';
import './shared.css';

export interface TaskStepProps {
  readonly told: Pick<ToldTask, 'question' | 'answers' | 'replies'>;
  /** The trick that is asked about; the page draws everything else. */
  readonly scene: TrickScene | null;
  readonly game: string;
  readonly lesson: string;
  /** The step's id in its lesson. */
  readonly step: string;
  readonly lang: string;
  readonly words: Catalogue;
  /** Where the next step is; `isLesson` where this was the last one. */
  readonly next?: { readonly href: string; readonly isLesson: boolean };
}

/** A step of a lesson: one question, as many tries as it takes, and what each answer would lead to. */
export function TaskStep(props: TaskStepProps) {
  const t = createTranslate(props.words, props.lang);
  const { game, lesson, step } = props;
  const { tried, last, reply, isRight, reasons, others, give } = createTries(props.told);
  const [isTicked, setTicked] = createSignal(false);
  const [isKept, setKept] = createSignal(true);
  // What is said and kept is not needed to see the question, so it comes after.
  const load = () => import('./task-desk.ts');
  const [desk, setDesk] = createSignal<Awaited<ReturnType<typeof load>>>();
  onMount(async () => {
    const loaded = await load();
    setDesk(loaded);
    setTicked(loaded.isStepDone(game, lesson, step));
  });

  const answer = async (index: number) => {
    const { markDone } = await load();
    give(index);
    if (!isRight()) return;
    setKept(markDone(game, lesson, step));
    setTicked(true);
  };

  return (
    <>
      <p class="st-task-tick" classList={{ 'st-is-done': isTicked() }}>
        {isTicked() && `✓ ${t('attempt.done')}`}
      </p>
      <Show when={props.scene}>
        {(scene) => (
          <TaskTrick scene={scene()} table={reply()?.table} own={playedIn(last())} t={t} />
        )}
      </Show>
      <Show when={tried().length > 0 && tried()} keyed>
        <Show when={desk()}>
          {(loaded) => {
            const { TaskReply } = loaded();
            return (
              <TaskReply
                label={last()?.label ?? ''}
                reply={reply()}
                isRight={isRight()}
                reasons={reasons()}
                others={others()}
                isKept={isKept()}
                next={props.next}
                t={t}
              />
            );
          }}
        </Show>
      </Show>
      <Show when={!isRight()}>
        <TaskAnswers
          question={props.told.question}
          answers={props.told.answers}
          tried={tried()}
          t={t}
          onAnswer={answer}
        />
      </Show>
    </>
  );
}

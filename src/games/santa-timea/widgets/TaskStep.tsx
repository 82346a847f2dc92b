import { createSignal, For, onMount, Show } from 'solid-js';
import { type Catalogue, createTranslate, type Translate } from '../../../core/words.ts';
import { Steps } from './Steps.tsx';
import { TaskAnswers } from './TaskAnswers.tsx';
import { TaskTrick } from './TaskTrick.tsx';
import { playedIn, type ToldReply, type ToldTask, type TrickScene } from './told-task.ts';
import { Verdict } from './Verdict.tsx';
import './widgets.css';
import './TaskStep.css';

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
  const { answers, replies } = props.told;
  const [tried, setTried] = createSignal<readonly number[]>([]);
  const [isTicked, setTicked] = createSignal(false);
  // What is kept is not needed to see and answer the question, so it comes after.
  const progress = () => import('./step-progress.ts');
  const { game, lesson, step } = props;
  onMount(async () => setTicked((await progress()).isStepDone(game, lesson, step)));

  const last = () => answers[tried().at(-1) ?? -1];
  const reply = () => replies[last()?.reply ?? -1];
  const isRight = () => last()?.isRight === true;
  const others = () =>
    answers.filter((answer) => answer.isRight && answer !== last()).map(({ label }) => label);
  const answer = async (index: number) => {
    setTried([...tried(), index]);
    if (!isRight()) return;
    (await progress()).markDone(game, lesson, step);
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
        <Verdict
          isRight={isRight()}
          title={t(isRight() ? 'attempt.right' : 'attempt.not', { answer: last()?.label ?? '' })}
        >
          <For each={reply()?.traps}>{(trap) => <p>{trap}</p>}</For>
          <p>{reply()?.outcome}</p>
          <Show when={isRight() && others().length > 0}>
            <p>{t('attempt.also', { answers: others().join(', ') })}</p>
          </Show>
          <Show when={!isRight()}>
            <Reasons reply={reply()} t={t} />
            <p>{t('attempt.again')}</p>
          </Show>
        </Verdict>
      </Show>
      <Show
        when={isRight()}
        fallback={
          <TaskAnswers
            question={props.told.question}
            answers={answers}
            tried={tried()}
            t={t}
            onAnswer={answer}
          />
        }
      >
        <p class="st-tools">
          <Show when={props.next}>
            {(next) => (
              <a class="st-button st-primary" href={next().href}>
                {`${t(next().isLesson ? 'attempt.next-lesson' : 'attempt.next')}\u00a0›`}
              </a>
            )}
          </Show>
        </p>
        <Steps steps={reply()?.sentences ?? []} t={t} />
      </Show>
    </>
  );
}

/** Where one sentence says what would come of it, the reasons are folded away. */
function Reasons(props: { readonly reply: ToldReply | undefined; readonly t: Translate }) {
  const steps = () => <Steps steps={props.reply?.sentences ?? []} t={props.t} />;
  return (
    <Show when={props.reply?.outcome} fallback={steps()}>
      <details>
        <summary>{props.t('attempt.why')}</summary>
        {steps()}
      </details>
    </Show>
  );
}

import { createSignal, type JSX, onMount, Show } from 'solid-js';
import { type Catalogue, createTranslate, type Translate } from '../core/words.ts';
import { Answers, type AnswersProps } from './Answers.tsx';
import { createTries } from './create-tries.ts';
import type { ToldAnswer, ToldQuestion, ToldReply } from './told.ts';

export interface StepProps<A extends ToldAnswer, R extends ToldReply> {
  readonly told: ToldQuestion<A, R>;
  readonly game: string;
  readonly lesson: string;
  /** The step's id in its lesson. */
  readonly step: string;
  readonly lang: string;
  /** `attempt` and `ruling` at least, and what the pictures say. */
  readonly words: Catalogue;
  /** Where the next step is; `isLesson` where this was the last one. */
  readonly next: { readonly href: string; readonly isLesson: boolean } | undefined;
  /** A picture that changes with the last answer; the page draws everything else. */
  readonly scene?: (
    last: () => A | undefined,
    reply: () => R | undefined,
    t: Translate,
  ) => JSX.Element;
  /** What asks; buttons with words if left out. */
  readonly answers?: (props: Omit<AnswersProps, 'face'>) => JSX.Element;
}

/** A step of a lesson: one question, as many tries as it takes, and what each answer would lead to. */
export function Step<A extends ToldAnswer, R extends ToldReply>(props: StepProps<A, R>) {
  const t = createTranslate(props.words, props.lang);
  const Ask = props.answers ?? Answers;
  const { game, lesson, step } = props;
  const { tried, last, reply, isRight, reasons, others, give } = createTries(props.told);
  const [isTicked, setTicked] = createSignal(false);
  const [isKept, setKept] = createSignal(true);
  // What is said and kept is not needed to see the question, so it comes after.
  const load = () => import('./step-desk.ts');
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
      {props.scene?.(last, reply, t)}
      <Show when={tried().length > 0 && tried()} keyed>
        <Show when={desk()}>
          {(loaded) => {
            const { Reply } = loaded();
            return (
              <Reply
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
        <Ask
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

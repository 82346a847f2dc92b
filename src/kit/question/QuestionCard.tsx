import { createSignal, type JSX, onMount, Show } from 'solid-js';
import { type Catalogue, createTranslate, type Translate } from '../../core/words.ts';
import { Answers } from './Answers.tsx';
import { createTries } from './create-tries.ts';
import type { StepPlace } from './keep-step.ts';
import { type Keeper, type Place, POLICIES, type Policy } from './policies.ts';
import type { Reply, ReplyProps } from './Reply.tsx';
import type { AskedQuestion, ToldAnswer, ToldQuestion, ToldReply, Unjudged } from './told.ts';

/** The words of a card, by top-level key; a game adds those of its pictures. */
export const cardWords = ['attempt', 'ruling'] as const;

/** A question on a page, as plain data. */
export interface PlacedQuestion<
  A extends ToldAnswer = ToldAnswer,
  R extends ToldReply = ToldReply,
> {
  readonly place: Place;
  /** Told with all its answers where the page may know them; else it is judged once somebody answers. */
  readonly asked: AskedQuestion<Unjudged<A>> | ToldQuestion<A, R>;
  /** The step of a lesson that it is; nothing is kept of any other. */
  readonly step?: StepPlace | undefined;
  /** Where the next question is; nowhere behind the last. */
  readonly next?: ReplyProps['next'];
  readonly lang: string;
  readonly words: Catalogue;
}

export interface QuestionCardProps<A extends ToldAnswer, R extends ToldReply>
  extends PlacedQuestion<A, R> {
  /** Judges the question, where it is not told yet. */
  readonly judge?: () => Promise<ToldQuestion<A, R>>;
  /** A picture that changes with the last answer; the page draws everything else. */
  readonly scene?: (
    shown: () => A | undefined,
    reply: () => R | undefined,
    t: Translate,
  ) => JSX.Element;
  /** The picture of an answer that is a card; whoever has none is a button with words. */
  readonly face?: (answer: Unjudged<A>, t: Translate) => JSX.Element;
  /** What else there is to do after an answer. */
  readonly after?: (reply: () => R | undefined) => JSX.Element;
}

const isTold = <A extends ToldAnswer, R extends ToldReply>(
  asked: AskedQuestion<Unjudged<A>> | ToldQuestion<A, R>,
): asked is ToldQuestion<A, R> => 'replies' in asked;

/** One question, wherever it is asked: answers, what is said to each, and the way on. */
export function QuestionCard<A extends ToldAnswer, R extends ToldReply>(
  props: QuestionCardProps<A, R>,
) {
  const t = createTranslate(props.words, props.lang);
  const policy: Policy = POLICIES[props.place];
  const asked = props.asked;
  const [told, setTold] = createSignal(isTold(asked) ? asked : undefined);
  const tries = createTries(told, policy);
  const [keeper, setKeeper] = createSignal<Keeper>();
  const [isDone, setDone] = createSignal(false);
  const [isKept, setKept] = createSignal(true);
  const [hasTrouble, setTrouble] = createSignal(false);

  // What is said and kept is not needed to see the question, so it comes after.
  const [said, setSaid] = createSignal<typeof Reply>();
  const openKeeper = async (step: StepPlace) => {
    const { keepStep } = await import('./keep-step.ts');
    setKeeper(keeper() ?? keepStep(step));
    return keeper();
  };
  onMount(async () => {
    if (props.step) setDone((await openKeeper(props.step))?.isDone ?? false);
  });

  /** Whether the question is judged, now at the latest. */
  const isJudged = async () => {
    try {
      const judged = told() ?? (await props.judge?.());
      setTold(() => judged);
      setTrouble(false);
    } catch (error) {
      if (policy.unjudged === undefined) throw error;
      setTrouble(true);
    }
    return told() !== undefined;
  };
  const answer = async (index: number) => {
    const kept = props.step && (await openKeeper(props.step));
    if (!(await isJudged())) return;
    const { Reply } = await import('./Reply.tsx');
    setSaid(() => Reply);
    tries.give(index);
    const given = tries.last();
    if (!kept || !given) return;
    setKept(kept.keep(given, tries.isRight()));
    if (tries.isRight()) setDone(true);
  };

  return (
    <>
      <Show when={props.step}>
        <p class="st-task-tick" classList={{ 'st-is-done': isDone() }}>
          {isDone() && `✓ ${t('attempt.done')}`}
        </p>
      </Show>
      {props.scene?.(tries.shown, tries.shownReply, t)}
      <Show when={tries.tried().length > 0 && tries.tried()} keyed>
        <Show when={said()}>
          {(reply) => {
            const Say = reply();
            return (
              <Say
                policy={policy}
                label={tries.last()?.label ?? ''}
                reply={tries.reply()}
                outcome={tries.shownReply()?.outcome ?? ''}
                isRight={tries.isRight()}
                isOver={tries.isOver()}
                reasons={tries.reasons()}
                others={tries.others()}
                isKept={isKept()}
                next={props.next}
                t={t}
              >
                {props.after?.(tries.reply)}
              </Say>
            );
          }}
        </Show>
      </Show>
      <Show when={hasTrouble()}>
        <p class="st-alarm" role="alert">
          {t(policy.unjudged ?? '')}
        </p>
      </Show>
      <Show when={!tries.isOver()}>
        <Answers
          question={asked.question}
          answers={asked.answers}
          tried={tries.tried()}
          face={props.face}
          t={t}
          onAnswer={answer}
        />
      </Show>
    </>
  );
}

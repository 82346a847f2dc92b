import { createEffect, createSignal, type JSX, onMount, Show } from 'solid-js';
import { type Catalogue, createTranslate, type Translate } from '../../core/words.ts';
import { painted } from '../../device/wait.ts';
import { Answers } from './Answers.tsx';
import { createTries } from './create-tries.ts';
import type { KeptPlace } from './keep-question.ts';
import { type Keeper, type Place, POLICIES, type Policy } from './policies.ts';
import { type Onward, Reply } from './Reply.tsx';
import type { AskedQuestion, ToldAnswer, ToldQuestion, ToldReply, Unjudged } from './told.ts';

/** The words of a card, by top-level key; a game adds those of its pictures. */
export const cardWords = ['attempt', 'ruling'] as const;

/** A question on a page, as plain data. */
export interface PlacedQuestion<A extends ToldAnswer = ToldAnswer, R extends ToldReply = ToldReply>
  extends KeptPlace {
  readonly place: Place;
  /** Told with all its answers where the page may know them; else it is judged once somebody answers. */
  readonly asked: AskedQuestion<Unjudged<A>> | ToldQuestion<A, R>;
  /** The address of the next question; none behind the last. */
  readonly next?: string | undefined;
  readonly lang: string;
  readonly words: Catalogue;
}

/** A question being answered, for its picture. */
export interface Asking<A extends ToldAnswer, R extends ToldReply> {
  readonly question: string;
  readonly answers: readonly Unjudged<A>[];
  /** The indexes of the answers given. */
  tried(): readonly number[];
  /** The answer that the picture shows, and what is said to it. */
  shown(): A | undefined;
  reply(): R | undefined;
  /** The reason to which the reader has walked, counted from 1; null for all of them. */
  step(): number | null;
  isOver(): boolean;
  /** What is said to a wrong answer while the question is open; empty before one and in the end. */
  miss(): string;
  give(index: number): void;
  readonly t: Translate;
}

export interface QuestionCardProps<A extends ToldAnswer, R extends ToldReply>
  extends PlacedQuestion<A, R> {
  /** Judges the question, where it is not told yet. */
  readonly judge?: (() => Promise<ToldQuestion<A, R>>) | undefined;
  /** What keeps its answers, if it is no step of a lesson and anything does. */
  readonly keeper?: (() => Keeper | Promise<Keeper>) | undefined;
  /** A picture that changes with the answers; the page draws everything else. */
  readonly scene?: (asking: Asking<A, R>) => JSX.Element;
  /** Whether the picture offers the answers and says what is asked. */
  readonly isOnPicture?: boolean;
  /** Whether the picture follows the reasons of this reply step by step. */
  readonly canWalk?: (reply: R | undefined) => boolean;
  /** The picture of an answer that is a card; whoever has none is a button with words. */
  readonly face?: (answer: Unjudged<A>, t: Translate) => JSX.Element;
  /** What else there is to do after an answer. */
  readonly after?: ((reply: () => R | undefined) => JSX.Element) | undefined;
  /** The way on where it is no address, and who hears whether anything more is to be answered. */
  readonly onward?: Onward | undefined;
  readonly onOver?: ((isOver: boolean) => void) | undefined;
  /** Hears, of a question that is still to be judged, when what is said to its answers is there or could not be had. */
  readonly onPrepared?: (() => void) | undefined;
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
  const tries = createTries<A, R>(asked.answers, told, policy);
  const [step, setStep] = createSignal<number | null>(null);
  const [isDone, setDone] = createSignal(false);
  const [isKept, setKept] = createSignal(true);
  const [isFresh, setFresh] = createSignal(false);
  const [hasTrouble, setTrouble] = createSignal(false);

  // What is kept is not needed to see the question, so it comes after.
  let opening: Promise<void> | undefined;
  let opened: { readonly keeper: Keeper | undefined } | undefined;
  const openKeeper = async () => {
    const { step, puzzle } = props;
    const keeper =
      step || puzzle
        ? (await import('./keep-question.ts')).keepQuestion({ step, puzzle })
        : await props.keeper?.();
    if (keeper?.given) tries.follow(keeper.given);
    setDone(keeper?.isDone === true);
    opened = { keeper };
  };
  const kept = () => {
    opening ??= openKeeper();
    return opening;
  };
  const prepare = async () => {
    try {
      const judged = told() ?? (await props.judge?.());
      setTold(() => judged);
    } finally {
      props.onPrepared?.();
    }
  };
  /** What can't be loaded is said; the next press tries again. */
  const attempt = async (action: () => Promise<void>) => {
    try {
      setTrouble(false);
      await action();
    } catch (error) {
      opening = undefined;
      setTrouble(true);
      reportError(error);
    }
  };
  onMount(() => attempt(kept));
  // Answers of an earlier visit or of another tab.
  createEffect(() => {
    if (tries.given().length > 0 && !told()) attempt(prepare);
  });

  createEffect(() => props.onOver?.(tries.isOver()));
  createEffect(() => {
    if (tries.isOver() && !tries.isRight()) opened?.keeper?.show?.();
  });

  const miss = () => {
    const last = tries.last();
    return last && !tries.isOver() ? t('attempt.not', { answer: last.label }) : '';
  };

  let isBusy = false;
  const give = async (index: number) => {
    // A second press waits for nothing: it is dropped.
    if (isBusy || tries.tried().includes(index)) return;
    isBusy = true;
    await attempt(async () => {
      // Where all is there, an answer is kept in the same breath as it is given.
      const isReady = opened && told();
      if (!isReady) {
        await painted();
        if (!opened) await kept();
        if (!told()) await prepare();
      }
      const keeper = opened?.keeper;
      const answer = asked.answers[index];
      if (!answer || tries.isOver()) return;
      setFresh(true);
      const isRight = tries.isAnswerRight(index);
      if (keeper) setKept(keeper.keep(answer, isRight));
      if (isReady && !keeper?.given) await painted();
      // What is said scrolls into sight, and so comes last: the page is laid out once.
      if (isRight) setDone(true);
      if (!keeper?.given) tries.give(index);
    });
    isBusy = false;
  };

  let room!: HTMLDivElement;
  const askAgain = () => {
    setStep(null);
    tries.again();
    room.parentElement?.querySelector<HTMLElement>('[data-answer]')?.focus();
  };

  return (
    <>
      <Show when={props.step ?? props.puzzle}>
        <p class="st-task-tick" classList={{ 'st-is-done': isDone() }}>
          {isDone() && `✓ ${t('attempt.done')}`}
        </p>
      </Show>
      {props.scene?.({
        question: asked.question,
        answers: asked.answers,
        tried: tries.tried,
        shown: tries.shown,
        reply: tries.shownReply,
        step,
        isOver: tries.isOver,
        miss,
        give,
        t,
      })}
      <Show when={!props.isOnPicture}>
        <Answers
          question={asked.question}
          answers={asked.answers}
          tried={tries.tried()}
          right={tries.isOver() ? tries.rightCodes() : undefined}
          face={props.face}
          t={t}
          onAnswer={give}
        />
      </Show>
      {/* Whoever is told to look again stays where they are, and hears it. */}
      <div ref={room} aria-live={tries.isOver() ? 'off' : 'polite'}>
        <Show when={tries.last() && tries.given().length + Number(tries.isOver())} keyed>
          <Reply
            policy={policy}
            tries={tries}
            isFresh={isFresh()}
            outcome={(!props.isOnPicture && tries.shownReply()?.outcome) || ''}
            miss={props.isOnPicture ? '' : miss()}
            isKept={isKept()}
            next={props.next}
            onward={props.onward}
            walk={props.canWalk?.(tries.shownReply()) ? { step: step(), go: setStep } : undefined}
            onAgain={askAgain}
            t={t}
          >
            {props.after?.(tries.reply)}
          </Reply>
        </Show>
      </div>
      <Show when={hasTrouble()}>
        <p class="st-alarm" role="alert">
          {t('attempt.unjudged')}
        </p>
      </Show>
    </>
  );
}

import { createEffect, createSignal, type JSX, onMount, Show } from 'solid-js';
import { createTranslate, type Translate } from '../../core/words.ts';
import { type GivenWords, wordsOf } from '../../device/page-words.ts';
import { afterPaint } from '../../device/wait.ts';
import { Answers } from './Answers.tsx';
import { createTries, POLICIES, type Policy, type QuestionPlace } from './create-tries.ts';
import { countAtOnce, joyOf } from './joy.ts';
import { type Keeper, type KeptPlace, keepQuestion } from './keep-question.ts';
import { type Onward, Reply } from './Reply.tsx';
import type { AnswerView, QuestionView, ReplyView } from './view.ts';

export const cardWords = ['attempt', 'ruling'] as const;

export interface PlacedQuestion extends KeptPlace {
  readonly place: QuestionPlace;
  readonly next?: string | undefined;
  readonly lang: string;
  readonly words: GivenWords;
}

export interface Asking {
  readonly question: string;
  readonly answers: readonly AnswerView[];
  tried(): readonly number[];
  shown(): AnswerView | undefined;
  reply(): ReplyView | undefined;
  step(): number | null;
  isOver(): boolean;
  miss(): string;
  give(index: number): void;
  readonly t: Translate;
}

export interface QuestionCardProps extends PlacedQuestion {
  readonly asked: QuestionView;
  readonly keeper?: (() => Keeper) | undefined;
  readonly scene?: (asking: Asking) => JSX.Element;
  readonly isOnPicture?: boolean;
  readonly isAskedAbove?: boolean;
  readonly isPicture?: boolean;
  readonly canWalk?: (code: string | undefined) => boolean;
  readonly face?: (code: string) => JSX.Element;
  readonly after?: ((last: () => AnswerView | undefined) => JSX.Element) | undefined;
  readonly onAnswer?: ((answer: AnswerView, isRight: boolean) => void) | undefined;
  readonly onward?: Onward | undefined;
  readonly onOver?: ((isOver: boolean) => void) | undefined;
}

export function QuestionCard(props: QuestionCardProps) {
  const t = createTranslate(wordsOf(props.words), props.lang);
  const policy: Policy = POLICIES[props.place];
  const asked = props.asked;
  const tries = createTries(asked, policy);
  const [step, setStep] = createSignal<number | null>(null);
  const [isKept, setKept] = createSignal(true);
  const [isFresh, setFresh] = createSignal(false);
  const [row, setRow] = createSignal(0);

  let keeper: Keeper | undefined;
  onMount(() => {
    keeper = keepQuestion(props) ?? props.keeper?.();
    if (keeper?.given) tries.follow(keeper.given);
  });
  createEffect(() => props.onOver?.(tries.isOver()));
  createEffect(() => {
    if (tries.isOver() && !tries.isRight()) keeper?.show?.();
  });

  const miss = () => {
    const last = tries.last();
    return last && !tries.isOver() ? t('attempt.not', { answer: last.label }) : '';
  };

  const joy = () => {
    if (!isFresh() || !tries.isRight() || tries.given().length > 1) return undefined;
    const seen = asked.seen?.();
    const { says, isFull } = joyOf({
      row: row(),
      isHard: asked.isHard === true,
      hasSeen: seen !== undefined,
    });
    const text = says === 'seen' ? (seen ?? '') : t(`attempt.joy.${says}`, { count: row() });
    return { text, isFull };
  };

  let isBusy = false;
  const give = async (index: number) => {
    const answer = asked.answers[index];
    if (!answer || isBusy || tries.isOver() || tries.tried().includes(index)) return;
    isBusy = true;
    setFresh(true);
    const isRight = tries.isAnswerRight(index);
    if (tries.given().length === 0) setRow(countAtOnce(isRight));
    if (keeper) setKept(keeper.keep(answer, isRight));
    props.onAnswer?.(answer, isRight);
    await afterPaint();
    if (!keeper?.given) tries.give(index);
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
          isAskedAbove={props.isAskedAbove}
          isPicture={props.isPicture}
          answers={asked.answers}
          tried={tries.tried()}
          right={tries.isOver() ? tries.rightCodes() : undefined}
          face={props.face}
          t={t}
          onAnswer={give}
        />
      </Show>
      {/* After a wrong answer the focus stays where it is, so the reply is announced. */}
      <div ref={room} aria-live={tries.isOver() ? 'off' : 'polite'}>
        <Show when={tries.last() && tries.given().length + Number(tries.isOver())} keyed>
          <Reply
            policy={policy}
            tries={tries}
            isFresh={isFresh()}
            joy={joy()}
            outcome={(!props.isOnPicture && tries.shownReply()?.outcome) || ''}
            miss={props.isOnPicture ? '' : miss()}
            isKept={isKept()}
            next={props.next}
            onward={props.onward}
            walk={props.canWalk?.(tries.shown()?.code) ? { step: step(), go: setStep } : undefined}
            onAgain={askAgain}
            t={t}
          >
            {props.after?.(tries.last)}
          </Reply>
        </Show>
      </div>
    </>
  );
}

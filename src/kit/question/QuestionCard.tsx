import { createEffect, createSignal, type JSX, onMount, Show } from 'solid-js';
import { createTranslate, type Translate } from '../../core/words.ts';
import { afterPaint, type GivenWords, wordsOf } from '../../device/page.ts';
import { Button } from '../Button.tsx';
import { Steps } from '../ruling/Steps.tsx';
import { Walk } from '../ruling/Walk.tsx';
import { Answers } from './Answers.tsx';
import {
  countAtOnce,
  createTries,
  joyOf,
  POLICIES,
  type Policy,
  type QuestionPlace,
} from './create-tries.ts';
import { type Keeper, type KeptPlace, keepQuestion } from './keep-question.ts';
import { Miss, Verdict } from './Verdict.tsx';
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
  readonly hasHand?: boolean;
  readonly isOnPicture?: boolean;
  readonly isPicture?: boolean;
  readonly canWalk?: (code: string | undefined) => boolean;
  readonly face?: (code: string) => JSX.Element;
  readonly after?: ((last: () => AnswerView | undefined) => JSX.Element) | undefined;
  readonly onAnswer?: ((answer: AnswerView, isRight: boolean) => void) | undefined;
  readonly onward?: { readonly label: string; readonly go: () => void } | undefined;
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
    const says = joyOf({
      row: row(),
      isHard: asked.isHard === true,
      hasSeen: seen !== undefined,
      tries: policy.tries,
    });
    if (!says) return undefined;
    return says === 'seen' ? seen : t(`attempt.joy.${says}`, { count: row() });
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

  const outcome = () => tries.shownReply()?.outcome;

  const Reasons = (told: { readonly isLive: boolean }) => {
    const All = () => <Steps steps={tries.reasons(told.isLive)} only={step()} {...told} t={t} />;
    if (!policy.why) return <All />;
    return (
      <details class="taps" open={step() !== null}>
        <summary>{t(policy.why)}</summary>
        <All />
      </details>
    );
  };

  const Ending = () => {
    const isRight = tries.isRight();
    const others = tries.others().join(', ');
    const said = { answer: tries.last()?.label ?? '', answers: tries.right().join(', ') };
    const title = t(isRight ? policy.right : policy.solved, said);
    const { outcome: own, trap, hint } = tries.reply() ?? {};
    const canWalk = props.canWalk?.(tries.shown()?.code) === true;
    const reasons = tries.reasons(canWalk);
    return (
      <>
        <Verdict isRight={isRight} title={title} joy={joy()} isQuiet={!isFresh()}>
          <p classList={{ aloud: props.isOnPicture === true }}>{outcome()}</p>
          <Show when={isRight && others}>
            <p>{t('attempt.also', { answers: others })}</p>
          </Show>
          <Show
            when={own !== outcome() && own}
            fallback={<p>{trap || (props.isOnPicture && hint)}</p>}
          >
            <p>
              {own?.startsWith(said.answer) || <b>{said.answer}.</b>} {own}
            </p>
          </Show>
        </Verdict>
        <Show when={!isKept()}>
          <p class="st-alarm">{t('attempt.not-kept')}</p>
        </Show>
        <Show when={props.next ?? props.onward}>
          <p class="st-tools st-walk">
            <Show when={props.next}>
              {(next) => (
                <a class="st-button st-primary" href={next()}>
                  {`${t('attempt.next')}\u00a0›`}
                </a>
              )}
            </Show>
            <Show when={props.onward}>
              {(onward) => (
                <Button isPrimary onPress={() => onward().go()}>
                  {`${onward().label}\u00a0›`}
                </Button>
              )}
            </Show>
          </p>
        </Show>
        {props.after?.(tries.last)}
        <Show when={reasons.length > 1 && canWalk}>
          <Walk step={step()} count={reasons.length} isNext={false} t={t} onStep={setStep} />
        </Show>
        <Reasons isLive={canWalk} />
        <Show when={!isRight && policy.canSkip}>
          <p class="st-tools st-walk">
            <Button onPress={askAgain}>{t('attempt.answer-again')}</Button>
          </p>
        </Show>
      </>
    );
  };

  // In endless practice the words may be in sight without their picture.
  const isMissOnPicture = props.isOnPicture === true && props.place !== 'practice';
  const Scene = () =>
    props.scene?.({
      question: asked.question,
      answers: asked.answers,
      tried: tries.tried,
      shown: tries.shown,
      reply: tries.shownReply,
      step,
      isOver: tries.isOver,
      miss: () => (isMissOnPicture ? miss() : ''),
      give,
      t,
    });

  return (
    <>
      <Show when={props.place === 'practice' && !props.isOnPicture}>
        <p class="st-asked-first" aria-hidden="true">
          {asked.question}
        </p>
      </Show>
      {props.hasHand ? (
        <div class="st-table-hand pane">
          <Scene />
        </div>
      ) : (
        <Scene />
      )}
      <Show when={!props.isOnPicture}>
        <Answers
          question={asked.question}
          isPicture={props.isPicture}
          answers={asked.answers}
          tried={tries.tried()}
          right={tries.isOver() ? tries.rightCodes() : undefined}
          face={props.face}
          t={t}
          onAnswer={give}
        />
      </Show>
      <div ref={room}>
        <Miss
          given={!tries.isOver() && tries.given().length}
          title={miss()}
          isOnPicture={isMissOnPicture}
          isQuiet={!isFresh()}
          onShow={policy.canSkip ? tries.show : undefined}
          after={props.after?.(tries.last)}
          t={t}
        >
          <p>{outcome()} </p>
          <p>{tries.reply()?.trap} </p>
          <Show when={tries.reasons().length > 0} fallback={<p>{tries.reply()?.hint} </p>}>
            <Reasons isLive={false} />
          </Show>
        </Miss>
        <Show when={tries.isOver()}>
          <Ending />
        </Show>
      </div>
    </>
  );
}

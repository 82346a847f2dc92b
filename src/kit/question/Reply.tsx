import { type JSX, Show } from 'solid-js';
import type { Translate } from '../../core/words.ts';
import { Steps } from '../ruling/Steps.tsx';
import { POLICIES, type Policy } from './policies.ts';
import type { ToldReason, ToldReply } from './told.ts';
import { Verdict } from './Verdict.tsx';

export interface ReplyProps {
  /** As in a lesson if left out. */
  readonly policy?: Pick<Policy, 'right' | 'wrong'>;
  readonly label: string;
  readonly reply: ToldReply | undefined;
  /** What comes of the right answer behind the last try; of this answer if left out. */
  readonly outcome?: string;
  readonly isRight: boolean;
  /** Whether nothing more is to be answered; by default with the right answer. */
  readonly isOver?: boolean;
  /** The reasons to tell, if it is time for them. */
  readonly reasons: readonly ToldReason[];
  /** The other answers that would have been right. */
  readonly others: readonly string[];
  /** Whether the next visit will know that the question is done. */
  readonly isKept: boolean;
  readonly next: { readonly href: string; readonly isLesson: boolean } | undefined;
  readonly t: Translate;
  /** What else there is to do after this answer. */
  readonly children?: JSX.Element;
}

/** What is said to an answer: what is wrong and another try, or the reasons and the way on. */
export function Reply(props: ReplyProps) {
  const t = props.t;
  const steps = () => <Steps steps={props.reasons} t={t} />;
  const others = () => props.others.join(', ');
  const isOver = () => props.isOver ?? props.isRight;
  const verdict = () => {
    const { right, wrong } = props.policy ?? POLICIES.lesson;
    return t(props.isRight ? right : wrong, { answer: props.label, answers: others() });
  };
  return (
    <>
      <Verdict isRight={props.isRight} title={verdict()}>
        <p>{props.outcome ?? props.reply?.outcome}</p>
        <Show when={props.isRight && others()}>
          <p>{t('attempt.also', { answers: others() })}</p>
        </Show>
        <Show when={!props.isRight}>
          <p>{props.reply?.trap}</p>
        </Show>
        <Show when={!isOver()}>
          <Show when={props.reasons.length > 0} fallback={<p>{props.reply?.hint}</p>}>
            {steps()}
          </Show>
          <p>{t('attempt.again')}</p>
        </Show>
      </Verdict>
      {props.children}
      <Show when={isOver()}>
        <Show when={!props.isKept}>
          <p class="st-alarm">{t('attempt.not-kept')}</p>
        </Show>
        <p class="st-tools">
          <Show when={props.next}>
            {(next) => (
              <a class="st-button st-primary" href={next().href}>
                {`${t(next().isLesson ? 'attempt.next-lesson' : 'attempt.next')}\u00a0›`}
              </a>
            )}
          </Show>
        </p>
        {steps()}
      </Show>
    </>
  );
}

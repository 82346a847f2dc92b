import { type JSX, Show } from 'solid-js';
import type { Translate } from '../core/words.ts';
import { Steps } from './Steps.tsx';
import type { ToldReason, ToldReply } from './told.ts';
import { Verdict } from './Verdict.tsx';

export interface ReplyProps {
  readonly label: string;
  readonly reply: ToldReply | undefined;
  readonly isRight: boolean;
  /** The reasons to tell, if it is time for them. */
  readonly reasons: readonly ToldReason[];
  /** The other answers that would have been right. */
  readonly others: readonly string[];
  /** Whether the next visit will know that the step is done. */
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
  return (
    <>
      <Verdict
        isRight={props.isRight}
        title={t(props.isRight ? 'attempt.right' : 'attempt.not', { answer: props.label })}
      >
        <p>{props.reply?.outcome}</p>
        <Show when={props.isRight && props.others.length > 0}>
          <p>{t('attempt.also', { answers: props.others.join(', ') })}</p>
        </Show>
        <Show when={!props.isRight}>
          <p>{props.reply?.trap}</p>
          <Show when={props.reasons.length > 0} fallback={<p>{props.reply?.hint}</p>}>
            {steps()}
          </Show>
          <p>{t('attempt.again')}</p>
        </Show>
      </Verdict>
      {props.children}
      <Show when={props.isRight}>
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

import { type JSX, Show } from 'solid-js';
import type { Translate } from '../../core/words.ts';
import { Button } from '../Button.tsx';
import { Steps } from '../ruling/Steps.tsx';
import { Walk } from '../ruling/Walk.tsx';
import type { Policy, Tries } from './create-tries.ts';
import { Miss, Verdict } from './Verdict.tsx';

export interface Onward {
  readonly label: string;
  readonly go: () => void;
}

interface ReplyProps {
  readonly policy: Policy;
  readonly tries: Tries;
  readonly isFresh: boolean;
  readonly joy: { readonly text: string; readonly isFull: boolean } | undefined;
  readonly outcome: string;
  readonly miss: string;
  readonly isKept: boolean;
  readonly next: string | undefined;
  readonly onward: Onward | undefined;
  readonly walk: { readonly step: number | null; go(step: number | null): void } | undefined;
  readonly onAgain: () => void;
  readonly t: Translate;
  readonly children?: JSX.Element;
}

export function Reply(props: ReplyProps) {
  const { t, tries, policy } = props;
  const isRight = tries.isRight();
  const isOver = tries.isOver();
  const reasons = tries.reasons();
  const others = tries.others().join(', ');
  const answer = tries.last()?.label ?? '';
  if (!isOver) {
    return (
      <Miss
        title={props.miss}
        isQuiet={!props.isFresh}
        onShow={policy.canSkip ? tries.show : undefined}
        after={props.children}
        t={t}
      >
        <p>{props.outcome}</p>
        <p>{tries.reply()?.trap}</p>
        <Show when={reasons.length > 0} fallback={<p>{tries.reply()?.hint}</p>}>
          <Steps steps={reasons} t={t} />
        </Show>
      </Miss>
    );
  }
  const answers = tries.right().join(', ');
  const title = t(isRight ? policy.right : policy.solved, { answer, answers });
  return (
    <>
      <Verdict isRight={isRight} title={title} joy={props.joy} isQuiet={!props.isFresh}>
        <p>{props.outcome}</p>
        <Show when={isRight && others}>
          <p>{t('attempt.also', { answers: others })}</p>
        </Show>
        <Show when={!isRight}>
          <p>{tries.reply()?.trap}</p>
        </Show>
      </Verdict>
      {props.children}
      <Show when={!props.isKept}>
        <p class="st-alarm">{t('attempt.not-kept')}</p>
      </Show>
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
        <Show when={!isRight && policy.canSkip}>
          <Button onPress={props.onAgain}>{t('attempt.answer-again')}</Button>
        </Show>
      </p>
      <Show when={reasons.length > 1 && props.walk}>
        {(walk) => (
          <Walk step={walk().step} count={reasons.length} isNext={false} t={t} onStep={walk().go} />
        )}
      </Show>
      <Steps
        steps={reasons}
        only={props.walk?.step ?? null}
        isLive={props.walk !== undefined}
        t={t}
      />
    </>
  );
}

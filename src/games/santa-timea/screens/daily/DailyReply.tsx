import { For, Show } from 'solid-js';
import type { Catalogue, Translate } from '../../../../core/words.ts';
import { Reply } from '../../../../kit/question/Reply.tsx';
import { Verdict } from '../../../../kit/question/Verdict.tsx';
import { Steps } from '../../../../kit/ruling/Steps.tsx';
import { Walk } from '../../../../kit/ruling/Walk.tsx';
import { LinePlay } from '../../tables/last-tricks/LinePlay.tsx';
import type { ToldReply } from '../question/told-task.ts';

export interface DailyReplyProps {
  readonly label: string;
  readonly reply: ToldReply | undefined;
  readonly isRight: boolean;
  /** The first answer gets a hint, later ones what comes of them. */
  readonly isFirst: boolean;
  /** The other answers that would have been right. */
  readonly others: readonly string[];
  /** The step of the solution that is shown; null for all of it. */
  readonly step: number | null;
  /** Whether the answer was given just now, and not on an earlier visit. */
  readonly isFresh: boolean;
  readonly words: Catalogue;
  readonly lang: string;
  readonly t: Translate;
  readonly onStep: (step: number | null) => void;
}

/** What is said to an answer: the reason and another try, or the solution to walk through. */
export function DailyReply(props: DailyReplyProps) {
  const t = props.t;
  const steps = () => props.reply?.sentences ?? [];
  const line = () => (
    <Show when={props.reply?.line}>
      {(one) => <LinePlay line={one()} words={props.words} lang={props.lang} />}
    </Show>
  );
  return (
    <Show
      when={props.isRight}
      fallback={
        <Reply
          label={props.label}
          reply={props.reply}
          isRight={false}
          isKept
          reasons={props.isFirst ? [] : steps()}
          others={[]}
          next={undefined}
          t={t}
        >
          {line()}
        </Reply>
      }
    >
      <Verdict isRight isQuiet={!props.isFresh} title={t('daily.right', { answer: props.label })}>
        <p>{props.reply?.outcome}</p>
        <For each={props.others.length > 0 ? [props.others.join(', ')] : []}>
          {(answers) => <p>{t('attempt.also', { answers })}</p>}
        </For>
      </Verdict>
      {line()}
      <Show when={steps().length > 1 && !props.reply?.line}>
        <Walk step={props.step} count={steps().length} isNext={false} t={t} onStep={props.onStep} />
      </Show>
      <Steps steps={steps()} only={props.step} isLive t={t} />
    </Show>
  );
}

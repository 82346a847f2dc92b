import { Show } from 'solid-js';
import type { Translate } from '../../explain/words.ts';
import type { Entry } from './entry.ts';
import type { Target } from './sitting.ts';
import type { SittingView } from './sitting-view.ts';

interface JudgeCallProps {
  readonly view: SittingView;
  /** What is entered next; null once all is ruled. */
  readonly target: Target | null;
  /** What has been heard of it. */
  readonly entry: Entry;
  /** Why the last card was refused, or what is doubtful about it; empty where nothing is. */
  readonly objection: string;
  /** What is asked in the place of a card; left out where cards are entered. */
  readonly asks?: { readonly whose: string; readonly what: string } | null;
  readonly t: Translate;
  readonly ref: (call: HTMLParagraphElement) => void;
}

/** What the judge calls out: whose card comes next, why one was refused, or what came of the trick. */
export function JudgeCall(props: JudgeCallProps) {
  const { t } = props;
  const ruling = () => (props.target ? null : props.view.ruling);
  const asked = () => {
    if (props.asks) return props.asks;
    const at = props.target;
    if (!at) return null;
    if (at.list === 'lead') {
      const isFirst = props.view.at === 0;
      return isFirst
        ? { whose: t('bench.lead'), what: t('bench.lead-rule') }
        : { whose: t('bench.lead-now'), what: '' };
    }
    const { wind: heard, isOne } = props.entry;
    const isRow = at.list === 'row';
    const whose = isRow
      ? t('bench.wind')
      : t('bench.card', { name: props.view.lanes[at.place]?.name ?? '' });
    if (!heard) return { whose, what: t(isRow ? 'bench.first-wind' : 'bench.first') };
    const wind = t(`wind.${heard}`);
    if (isOne) return { whose, what: t('bench.one', { wind }) };
    return { whose, what: t(isRow ? 'bench.now-wind' : 'bench.now', { wind }) };
  };
  return (
    <p
      ref={props.ref}
      class="st-call"
      classList={{ 'st-outcome': ruling() !== null }}
      tabindex="-1"
      aria-live="polite"
    >
      <Show when={props.objection}>
        <span class="st-judge-refused">{props.objection}</span>
      </Show>
      <Show when={!props.objection && asked()} fallback={ruling()?.outcome}>
        {(ask) => (
          <span>
            {ask().whose} <span class="st-judge-what">{ask().what}</span>
          </span>
        )}
      </Show>
    </p>
  );
}

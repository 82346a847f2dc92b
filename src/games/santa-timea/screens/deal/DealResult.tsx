import { createMemo, createSignal, onMount, Show } from 'solid-js';
import { openRecord } from '../../../../device/record.ts';
import { DealResult as Frame } from '../../../../kit/day/DealResult.tsx';
import type { DealHead } from '../../../../kit/day/deal.ts';
import type { Translate } from '../../explain/words.ts';
import { LEVELS } from '../../notation/levels.ts';
import type { Comparison } from '../../players/compare.ts';
import { keptDeals } from '../../players/kept.ts';
import { comparedOn } from '../../tables/coach/ask-worker.ts';
import type { ToldPlay } from '../../tables/play/told-play.ts';
import { tellDeal } from './told-deal.ts';

export interface DealResultProps {
  readonly head: DealHead;
  /** The round, which is over. */
  readonly told: ToldPlay;
  readonly lang: string;
  readonly t: Translate;
  readonly onOver: () => void;
}

/** One’s damage beside what others take with the same cards, worked out apart from the page; and a text to share. */
export function DealResult(props: DealResultProps) {
  const { head, t, lang } = props;
  const [found, setFound] = createSignal<Comparison>();
  const [isFailed, setFailed] = createSignal(false);
  const [done, setDone] = createSignal(0);
  const compare = () => {
    setFailed(false);
    setDone(0);
    comparedOn(props.told.text, setDone).then(setFound, () => setFailed(true));
  };
  onMount(() => {
    props.onOver();
    compare();
  });
  const result = createMemo(() => {
    const at = openRecord(keptDeals).get()[head.day]?.at ?? Date.now();
    return tellDeal(head, props.told, at, found(), t, lang);
  });
  const state = () => (
    <>
      <p role="status">
        <Show
          when={found()}
          fallback={t(isFailed() ? 'deal.result.failed' : 'deal.result.thinking')}
        >
          {result().sentence}
        </Show>
      </p>
      <Show when={isFailed()}>
        <button type="button" class="st-button" onClick={compare}>
          {t('deal.result.again')}
        </button>
      </Show>
      <Show when={!found() && !isFailed()}>
        <progress max={LEVELS.length} value={done()} aria-label={t('deal.result.thinking')} />
      </Show>
    </>
  );
  return (
    <Frame
      head={head}
      told={result()}
      figure={t('deal.result.damage')}
      sayShare={(key) => t(`daily.share.${key}`)}
      before={state()}
      lang={lang}
      t={t}
    />
  );
}

import { createMemo, createSignal, For, onMount, Show } from 'solid-js';
import { openRecord } from '../../../../device/record.ts';
import type { Translate } from '../../explain/words.ts';
import { type Comparison, pausesIn } from '../../players/compare.ts';
import { dealOfDay } from '../../players/day.ts';
import { keptDeals } from '../../players/kept.ts';
import { comparedOn } from '../../tables/coach/ask-worker.ts';
import type { ToldPlay } from '../../tables/play/told-play.ts';
import { ShareText } from '../../tables/shared/ShareText.tsx';
import type { DealHead } from './deal-engine.tsx';
import { shareText, tellDeal } from './told-deal.ts';
import './DealResult.css';

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
  return (
    <section class="st-deal" aria-labelledby="deal-result">
      <h2 id="deal-result">{t('deal.result.heading')}</h2>
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
        <progress
          max={pausesIn(dealOfDay(head.day))}
          value={done()}
          aria-label={t('deal.result.thinking')}
        />
      </Show>
      <table>
        <thead>
          <tr>
            <th scope="col">{t('deal.result.who')}</th>
            <th scope="col">{t('deal.result.damage')}</th>
          </tr>
        </thead>
        <tbody>
          <For each={result().rows}>
            {({ name, damage, isYou }) => (
              <tr classList={{ 'st-deal-you': isYou }}>
                <th scope="row">{name}</th>
                <td>{damage}</td>
              </tr>
            )}
          </For>
        </tbody>
      </table>
      <For each={result().notes}>{(note) => <p class="st-note">{note}</p>}</For>
      <Show when={result().way}>
        {(way) => (
          <details>
            <summary>{t('deal.result.way')}</summary>
            <ol>
              <For each={way()}>{(card) => <li>{card}</li>}</For>
            </ol>
          </details>
        )}
      </Show>
      <ShareText text={() => shareText(result(), head, t, lang)} t={t} />
    </section>
  );
}

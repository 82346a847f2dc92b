import { For } from 'solid-js';
import type { Translate } from '../../explain/words.ts';
import { ADVICE } from './told-hand.ts';

/** What each word of advice means. */
export function PlayLegend(props: { readonly t: Translate }) {
  const t = props.t;
  return (
    <details class="st-play-legend">
      <summary>{t('play.legend')}</summary>
      <dl>
        <For each={ADVICE}>
          {(key) => (
            <div>
              <dt>{t(`play.tag.${key}`)}</dt>
              <dd>{t(`play.means.${key}`)}</dd>
            </div>
          )}
        </For>
      </dl>
    </details>
  );
}

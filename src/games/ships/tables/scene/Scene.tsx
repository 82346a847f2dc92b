import { For, Show } from 'solid-js';
import type { Translate } from '../../explain/words.ts';
import { Cards } from '../cards/Cards.tsx';
import { ShipStats } from '../cards/ShipStats.tsx';
import type { ToldScene } from './scene.ts';

/** A situation to look at: both sides, as far as they are known. */
export function Scene(props: { readonly scene: ToldScene; readonly t: Translate }) {
  const { t } = props;
  return (
    <div class="sl-scene">
      <Show when={props.scene.title}>
        <p class="sl-phase">{props.scene.title}</p>
      </Show>
      <For each={props.scene.sides}>
        {(side) => (
          <div class="sl-side">
            <p class="sl-name">{side.name}</p>
            <Show when={side.stats.length > 0}>
              <ShipStats stats={side.stats} />
            </Show>
            <Show when={side.shown}>
              {(shown) => <Cards label={t('scene.shown')} cards={shown()} t={t} />}
            </Show>
            <Show when={side.hand}>
              {(hand) => <Cards label={t('scene.hand')} cards={hand()} t={t} />}
            </Show>
            <Show when={side.chosen}>
              {(chosen) => <Cards label={t('scene.chosen')} cards={chosen()} t={t} />}
            </Show>
          </div>
        )}
      </For>
    </div>
  );
}

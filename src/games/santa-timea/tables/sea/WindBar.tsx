import { For, Show } from 'solid-js';
import type { Wind } from '../../../../core/compass.ts';
import type { Translate } from '../../explain/words.ts';
import type { WindCard } from '../../rules/cards.ts';
import { WindFace } from '../cards/WindFace.tsx';
import { LookCloser } from './LookCloser.tsx';
import type { Lane, SeaProps } from './Sea.tsx';

/** The wind that blows, what its card costs, and which directions count how much. */
export function WindBar(props: SeaProps & { readonly worths: readonly Lane['worth'][] }) {
  const t = props.t;
  const key = () => !props.hasNoKey && <Key wind={props.wind.wind} t={t} />;
  const seen = () => props.lanes.map((lane, place) => ({ ...lane, worth: props.worths[place] }));
  return (
    <div class="st-winds">
      <div class="st-slot">
        <WindFace card={props.wind} t={t} />
        {props.onPick && (
          <button
            type="button"
            class="st-cover"
            data-slot="wind"
            aria-label={t('table.change-wind')}
            aria-expanded={props.picked === 'wind'}
            onClick={() => props.onPick?.('wind')}
          />
        )}
      </div>
      <p class="st-blows" aria-hidden="true">
        <strong>{t(`blows.${props.wind.wind}`)}</strong>
        <br />
        {t('damage', { count: props.wind.damage })}
      </p>
      <Carried cards={props.carried} t={t} />
      <Show when={props.lanes.some(({ played }) => played?.rose)} fallback={key()}>
        <LookCloser wind={props.wind} lanes={seen()} onTurn={props.onTurn} t={t}>
          {key()}
        </LookCloser>
      </Show>
    </div>
  );
}

/** What lies there from tricks before, for whoever takes this one. */
export const Carried = (props: { readonly cards: readonly WindCard[]; readonly t: Translate }) => (
  <Show when={props.cards.length > 0}>
    <div class="st-carried">
      {props.t('table.carried')}
      <For each={props.cards}>{(card) => <WindFace card={card} t={props.t} />}</For>
    </div>
  </Show>
);

/** The rose of this wind: its long petal is full, those beside it half, the one opposite nothing. */
function Key(props: { readonly wind: Wind; readonly t: Translate }) {
  return (
    <svg class={`st-key-rose st-key-${props.wind}`} viewBox="-52 -30 104 60" aria-hidden="true">
      <path class="st-petals" d="M0-18 4.5-4.5 11 0 4.5 4.5 0 6.5-4.5 4.5-11 0-4.5-4.5Z" />
      <text class="st-share-full">{props.t('sea.full')}</text>
      <text class="st-share-half">½</text>
      <text class="st-share-zero">0</text>
      <text class="st-share-half-too">½</text>
    </svg>
  );
}

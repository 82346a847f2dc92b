import { For, Show } from 'solid-js';
import { Steps } from '../../../../kit/ruling/Steps.tsx';
import type { Translate } from '../../explain/words.ts';
import type { RowPosition } from '../../notation/row.ts';
import type { WindCard } from '../../rules/cards.ts';
import { WindCards, WindFace } from '../cards/CardFace.tsx';
import { type MomentView, viewRow } from './row-view.ts';

export function WindRowMoment(props: {
  readonly moment: MomentView;
  readonly forecast: readonly WindCard[];
  readonly tapped?: number | undefined;
  readonly onTap?: ((place: number) => void) | undefined;
  readonly t: Translate;
}) {
  const t = props.t;
  return (
    <li class="st-row-moment" classList={{ 'st-row-later': props.moment.gone.length > 0 }}>
      <p class="st-row-trick">{props.moment.title}</p>
      <div class="st-row-table">
        <ol class="st-row-open">
          <For each={props.moment.open}>
            {({ card, name }, place) => (
              <li class="st-row-card">
                <WindFace card={card} t={t} />
                <span>{t(`row.place.${place()}`)}</span>
                <Show when={props.onTap}>
                  <button
                    type="button"
                    class="st-cover"
                    aria-label={`${name}, ${t(`row.place.${place()}`)}`}
                    aria-pressed={props.tapped === place()}
                    onClick={() => props.onTap?.(place())}
                  />
                </Show>
              </li>
            )}
          </For>
        </ol>
        <div class="soft st-row-card">
          <Back count={props.moment.faceDown} t={t} />
          <span>{t('row.deck')}</span>
        </div>
        <Pile
          class="whole st-row-pile st-apart st-row-forecast"
          label={t('row.forecast')}
          cards={props.forecast}
          t={t}
        />
      </div>
      <Pile class="st-row-pile st-note" label={t('row.gone')} cards={props.moment.gone} t={t} />
      <Steps steps={props.moment.sentences} t={t} />
    </li>
  );
}

function Back(props: { readonly count: number; readonly t: Translate }) {
  const label = () => props.t('row.face-down', { count: props.count });
  return (
    <svg class="st-wind" viewBox="0 0 100 76" role="img" aria-label={label()}>
      <rect class="st-paper" x="2" y="2" width="96" height="72" rx="11" />
      <path d="M50 8v12M50 56v12M12 38h14M74 38h14" stroke="currentColor" stroke-width="3" />
      <text x="50" y="51" font-size="36" font-weight="700" text-anchor="middle">
        {props.count}
      </text>
    </svg>
  );
}

function Pile(props: {
  readonly class: string;
  readonly label: string;
  readonly cards: readonly WindCard[];
  readonly t: Translate;
}) {
  return (
    <Show when={props.cards.length > 0}>
      <div class={props.class}>
        {props.label}
        <WindCards cards={props.cards} t={props.t} />
      </div>
    </Show>
  );
}

/** The later moments of a row, for readers without JavaScript. */
export function WindRowRest(props: { readonly position: RowPosition; readonly t: Translate }) {
  const { row } = props.position;
  const rest = viewRow(row, props.t).slice(1);
  return (
    <Show when={rest.length > 0}>
      <noscript>
        <div class="st-panel st-row">
          <ol class="plain" aria-label={props.t('row.label')}>
            <For each={rest}>
              {(moment) => <WindRowMoment moment={moment} forecast={row.forecast} t={props.t} />}
            </For>
          </ol>
        </div>
      </noscript>
    </Show>
  );
}

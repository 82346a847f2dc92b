import { For, Index, Show } from 'solid-js';
import type { Translate } from '../../../core/words.ts';
import type { Trick, TrickRuling } from '../rules/trick.ts';
import type { Rules } from '../rules/variants.ts';
import type { Known } from './known.ts';
import { type Slot, TrickSeat } from './TrickSeat.tsx';
import { sayWind, WindFace } from './WindFace.tsx';
import './TrickCards.css';

export interface TrickCardsProps {
  readonly trick: Trick;
  readonly ruling: TrickRuling;
  readonly rules: Rules;
  readonly known: Known;
  /** The players in playing order. */
  readonly names: readonly string[];
  readonly t: Translate;
  /** The card that is being changed; left out where cards stay as they are. */
  readonly picked?: Slot | null;
  readonly onPick?: (slot: Slot) => void;
}

/** The cards of a trick: the wind card above, the seats in playing order below. */
export function TrickCards(props: TrickCardsProps) {
  return (
    <div class="st-table">
      <div class="st-winds">
        <Show when={props.onPick} fallback={<WindFace card={props.trick.wind} t={props.t} />}>
          {(onPick) => (
            <button
              type="button"
              class="st-slot"
              data-slot="wind"
              aria-label={props.t('table.change', { what: sayWind(props.trick.wind, props.t) })}
              aria-expanded={props.picked === 'wind'}
              onClick={() => onPick()('wind')}
            >
              <WindFace card={props.trick.wind} t={props.t} />
            </button>
          )}
        </Show>
        <p class="st-blows" aria-hidden="true">
          <strong>{props.t(`blows.${props.trick.wind.wind}`)}</strong>
          <br />
          {props.t('damage', { count: props.trick.wind.damage })}
        </p>
        <Show when={props.trick.carried.length > 0}>
          <div class="st-carried">
            <span>{props.t('table.carried')}</span>
            <For each={props.trick.carried}>{(card) => <WindFace card={card} t={props.t} />}</For>
          </div>
        </Show>
      </div>
      <ol class="st-seats">
        <Index each={props.trick.plays}>
          {(card, place) => <TrickSeat table={props} card={card()} place={place} />}
        </Index>
      </ol>
    </div>
  );
}

import { For, Index } from 'solid-js';
import type { Translate } from '../../../../core/words.ts';
import { WindFace } from '../cards/WindFace.tsx';
import type { JudgedTrick, Known } from './judged-trick.ts';
import { TrickSeat } from './TrickSeat.tsx';
import '../shared/shared.css';

/** A card on the table that can be changed: the wind card, or the play at a place. */
export type Slot = number | 'wind';

export interface TrickCardsProps {
  readonly judged: JudgedTrick;
  readonly known: Known;
  /** The players in playing order. */
  readonly names: readonly string[];
  readonly t: Translate;
  /** The card that is being changed. */
  readonly picked?: Slot | undefined;
  /** Left out where cards stay as they are. */
  readonly onPick?: (slot: Slot) => void;
}

/** The cards of a trick: the wind card above, the seats in playing order below. */
export function TrickCards(props: TrickCardsProps) {
  const trick = () => props.judged.position.trick;
  return (
    <div class="st-table">
      <div class="st-winds">
        <div class="st-slot">
          <WindFace card={trick().wind} t={props.t} />
          {props.onPick && (
            <button
              type="button"
              class="st-cover"
              data-slot="wind"
              aria-label={props.t('table.change-wind')}
              aria-expanded={props.picked === 'wind'}
              onClick={() => props.onPick?.('wind')}
            />
          )}
        </div>
        <p class="st-blows" aria-hidden="true">
          <strong>{props.t(`blows.${trick().wind.wind}`)}</strong>
          <br />
          {props.t('damage', { count: trick().wind.damage })}
        </p>
        <div class="st-carried">
          <For each={trick().carried}>
            {(card, index) => (
              <>
                {index() === 0 && props.t('table.carried')}
                <WindFace card={card} t={props.t} />
              </>
            )}
          </For>
        </div>
      </div>
      <ol class="st-seats">
        <Index each={trick().plays}>
          {(_, place) => <TrickSeat table={props} place={place} />}
        </Index>
      </ol>
    </div>
  );
}

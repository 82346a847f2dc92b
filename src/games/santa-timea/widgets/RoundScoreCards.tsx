import { For, Index } from 'solid-js';
import { WINDS } from '../../../core/compass.ts';
import type { Translate } from '../../../core/words.ts';
import type { WindCard } from '../rules/cards.ts';
import type { Holding } from '../rules/score.ts';
import { copiesLeft } from './score-edits.ts';
import { sayWind, WindFace } from './WindFace.tsx';

export interface RoundScoreCardsProps {
  /** The cards of the player whose cards are changed. */
  readonly cards: readonly WindCard[];
  /** All players' cards, to know what the deck still has. */
  readonly holdings: readonly Holding[];
  readonly t: Translate;
  readonly onAdd: (card: WindCard) => void;
  readonly onRemove: (card: WindCard) => void;
}

const KINDS: readonly WindCard[] = [1, 2, 3].flatMap((damage) =>
  WINDS.map((wind) => ({ wind, damage })),
);

/** Changes a player's wind cards: tap one to give it back, or take one that the deck still has. */
export function RoundScoreCards(props: RoundScoreCardsProps) {
  let own: HTMLUListElement | undefined;
  const remove = (index: number) => {
    const card = props.cards[index];
    if (!card) return;
    props.onRemove(card);
    // The button that was pressed may be gone: go on where it was.
    const buttons = own?.querySelectorAll('button');
    buttons?.[Math.min(index, buttons.length - 1)]?.focus();
  };
  return (
    <>
      <ul class="st-cards" ref={own}>
        <Index each={props.cards}>
          {(card, index) => (
            <li>
              <button
                type="button"
                class="st-card-button"
                aria-label={props.t('score.remove', { card: sayWind(card(), props.t) })}
                onClick={() => remove(index)}
              >
                <WindFace card={card()} t={props.t} />
                <span aria-hidden="true">×</span>
              </button>
            </li>
          )}
        </Index>
      </ul>
      <p class="st-note">{props.t('score.give-back')}</p>
      <ul class="st-picker">
        <For each={KINDS}>
          {(card) => {
            const left = () => copiesLeft(props.holdings, card);
            return (
              <li>
                <button
                  type="button"
                  class="st-card-button"
                  aria-disabled={left() === 0}
                  onClick={() => left() > 0 && props.onAdd(card)}
                >
                  <WindFace card={card} t={props.t} />
                  <span>{props.t('score.left', { count: left() })}</span>
                </button>
              </li>
            );
          }}
        </For>
      </ul>
    </>
  );
}

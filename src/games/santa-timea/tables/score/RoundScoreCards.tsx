import { For, Index } from 'solid-js';
import { WINDS } from '../../../../core/compass.ts';
import type { Translate } from '../../explain/words.ts';
import type { WindCard } from '../../rules/cards.ts';
import type { Holding } from '../../rules/score.ts';
import { WindFace } from '../cards/WindFace.tsx';
import { addCard, copiesLeft, removeCard } from './score-cards.ts';

interface RoundScoreCardsProps {
  readonly holdings: readonly Holding[];
  /** Whose cards are changed. */
  readonly seat: number;
  readonly t: Translate;
  /** The new holdings, and what is to be said about them. */
  readonly onChange: (holdings: readonly Holding[], said?: string) => void;
}

const KINDS: readonly WindCard[] = [1, 2, 3].flatMap((damage) =>
  WINDS.map((wind) => ({ wind, damage })),
);

/** Changes a player's wind cards: tap one to give it back, or take one that the deck still has. */
export function RoundScoreCards(props: RoundScoreCardsProps) {
  const t = props.t;
  let own: HTMLUListElement | undefined;
  const remove = (card: WindCard, index: number) => {
    const { holdings, dropped } = removeCard(props.holdings, props.seat, card);
    props.onChange(holdings, dropped && t('scored.dropped', { wind: t(`wind.${dropped}`) }));
    // The button that was pressed may be gone: go on where it was.
    const buttons = own?.querySelectorAll('button');
    buttons?.[Math.min(index, buttons.length - 1)]?.focus();
  };
  return (
    <>
      <ul class="st-score-cards" ref={own}>
        <Index each={props.holdings[props.seat]?.cards}>
          {(card, index) => (
            <li>
              <button type="button" class="st-score-card" onClick={() => remove(card(), index)}>
                <span class="aloud">{t('scored.remove')}</span>
                <WindFace card={card()} t={t} />
                <span aria-hidden="true">×</span>
              </button>
            </li>
          )}
        </Index>
      </ul>
      <p class="st-note">{t('scored.give-back')}</p>
      <ul class="st-score-picker">
        <For each={KINDS}>
          {(card) => {
            const left = () => copiesLeft(props.holdings, card);
            return (
              <li>
                <button
                  type="button"
                  class="st-score-card"
                  aria-disabled={left() === 0}
                  onClick={() =>
                    left() > 0 && props.onChange(addCard(props.holdings, props.seat, card))
                  }
                >
                  <WindFace card={card} t={t} />
                  <span>{t('scored.left', { count: left() })}</span>
                </button>
              </li>
            );
          }}
        </For>
      </ul>
    </>
  );
}

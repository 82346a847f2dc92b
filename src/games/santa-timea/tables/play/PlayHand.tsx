import { For, Show } from 'solid-js';
import type { Translate } from '../../explain/words.ts';
import { Hat, Needle } from '../cards/marks.tsx';
import type { HandCard, HandSlot } from './told-hand.ts';

export interface PlayHandProps {
  readonly hand: readonly HandSlot[];
  /** Whether a card is to be chosen now. */
  readonly isTurn: boolean;
  readonly t: Translate;
  readonly onPlay: (card: HandCard) => void;
}

/** The learner’s cards, sorted by direction; those that may be played now are buttons to press. */
export function PlayHand(props: PlayHandProps) {
  return (
    <ul class="st-play-hand" aria-label={props.t('play.hand')}>
      <For each={props.hand}>
        {(card) => (
          <Show when={card} fallback={<li class="st-play-gone" aria-hidden="true" />}>
            {(held) => (
              <li class={`st-${held().wind} st-to-${held().wind}`}>
                <Card card={held()} hand={props} />
              </li>
            )}
          </Show>
        )}
      </For>
    </ul>
  );
}

function Card(props: { readonly card: HandCard; readonly hand: PlayHandProps }) {
  const { t } = props.hand;
  const card = props.card;
  const isOpen = () => props.hand.isTurn && card.isLegal;
  return (
    <button
      type="button"
      class="st-play-card"
      data-card={card.id}
      aria-disabled={!isOpen()}
      onClick={() => props.hand.isTurn && props.hand.onPlay(card)}
    >
      <span class="st-aloud">{card.name}</span>
      <b aria-hidden="true">{card.rank || <Hat />}</b>
      <i aria-hidden="true">
        <Needle />
        {card.wind === 'P' ? 'P' : t(`letter.${card.wind}`)}
      </i>
      <span class={`st-worth st-${card.by}`}>
        {isOpen() && card.worth && (
          <>
            <span class="st-aloud">{t('play.worth')}</span>
            {card.worth}
          </>
        )}
      </span>
    </button>
  );
}

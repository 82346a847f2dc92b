import { For } from 'solid-js';
import type { Translate } from '../../explain/words.ts';
import { Arrow } from '../cards/marks.tsx';
import type { HandCard, ToldGroup } from './told-hand.ts';

export interface PlayHandProps {
  readonly hand: readonly ToldGroup[];
  /** Whether a card is to be chosen now. */
  readonly isTurn: boolean;
  readonly isAdvised: boolean;
  readonly t: Translate;
  readonly onPlay: (card: HandCard) => void;
}

/** The learner’s cards, sorted by direction; those that may be played now are buttons to press. */
export function PlayHand(props: PlayHandProps) {
  const t = props.t;
  return (
    <ul
      class={props.isAdvised ? 'st-play-hand st-play-advised' : 'st-play-hand'}
      aria-label={t('play.hand')}
    >
      <For each={props.hand}>
        {({ wind, cards }) => (
          <li class={`st-${wind}`}>
            <span class="st-play-wind" aria-hidden="true">
              {wind !== 'P' && (
                <svg viewBox="-11 -11 22 22" aria-hidden="true">
                  <Arrow wind={wind} x={0} y={0} size={10} />
                </svg>
              )}
              {wind === 'P' ? t('card.piratess') : `${t(`letter.${wind}`)} · ${t(`wind.${wind}`)}`}
            </span>
            <ul>
              <For each={cards}>
                {(card) => (
                  <li>
                    <Card card={card} hand={props} />
                  </li>
                )}
              </For>
            </ul>
          </li>
        )}
      </For>
    </ul>
  );
}

function Card(props: { readonly card: HandCard; readonly hand: PlayHandProps }) {
  const { t } = props.hand;
  const card = props.card;
  const isOpen = () => props.hand.isTurn && card.advice !== null;
  const advice = () => (isOpen() && props.hand.isAdvised ? card.advice : null);
  return (
    <button
      type="button"
      class={`st-play-card ${advice() ? `st-advice-${advice()}` : ''}`}
      data-card={card.id}
      aria-disabled={!isOpen()}
      onClick={() => props.hand.isTurn && props.hand.onPlay(card)}
    >
      <span class="st-aloud">{card.name}</span>
      <b aria-hidden="true">{card.rank || '♛'}</b>
      <span class="st-play-advice">
        <span class={`st-worth st-${card.by}`}>
          {advice() && card.worth && (
            <>
              <span class="st-aloud">{t('play.worth')}</span>
              {card.worth}
            </>
          )}
        </span>
        <span>
          {advice() && t(`play.tag.${advice() as NonNullable<ReturnType<typeof advice>>}`)}
        </span>
      </span>
    </button>
  );
}

import { Index, Show } from 'solid-js';
import type { Translate } from '../../explain/words.ts';
import { Hat, Needle } from '../cards/marks.tsx';
import type { CounselledCard } from '../coach/counsel-view.ts';
import { Bar } from '../shared/Bar.tsx';
import type { HandCard, HandSlot } from './hand-view.ts';

interface PlayHandProps {
  readonly hand: readonly HandSlot[];
  /** Whether a card is to be chosen now. */
  readonly isTurn: boolean;
  /** What the coach said of these cards, if it was asked. */
  readonly advice?: readonly CounselledCard[] | undefined;
  readonly t: Translate;
  readonly onPlay: (card: HandCard) => void;
}

/** The cards of whoever is to play, sorted by direction; those that may be played now are buttons to press. */
export function PlayHand(props: PlayHandProps) {
  return (
    <ul
      class={props.isTurn ? 'st-play-hand' : 'st-play-hand st-play-idle'}
      aria-label={props.t('play.hand')}
    >
      <Index each={props.hand}>
        {(card) => (
          <Show when={card()} fallback={<li class="st-play-gone" aria-hidden="true" />}>
            {(held) => (
              <li class={`st-${held().wind}`}>
                <Card card={held()} hand={props} />
              </li>
            )}
          </Show>
        )}
      </Index>
    </ul>
  );
}

function Card(props: { readonly card: HandCard; readonly hand: PlayHandProps }) {
  const { t } = props.hand;
  const isOpen = () => props.hand.isTurn && props.card.isLegal;
  const advised = () => props.hand.advice?.find(({ id }) => id === props.card.id);
  return (
    <button
      type="button"
      class="st-play-card"
      classList={{ 'st-play-best': advised()?.verdict === 'best' }}
      data-card={props.card.id}
      aria-disabled={!isOpen()}
      // The second half of a double press on what lay here before plays no card.
      onClick={({ detail }) => detail < 2 && props.hand.isTurn && props.hand.onPlay(props.card)}
    >
      <span class="aloud">{props.card.name}</span>
      <b aria-hidden="true">{props.card.rank || <Hat />}</b>
      <i aria-hidden="true">
        <Needle />
        {props.card.wind === 'P' ? 'P' : t(`letter.${props.card.wind}`)}
      </i>
      <span class={`st-worth st-${props.card.by}`}>
        {isOpen() && props.card.worth && (
          <>
            <span class="aloud">{t('play.worth')}</span>
            {props.card.worth}
          </>
        )}
      </span>
      <Show when={advised()}>
        {(one) => <Bar class="st-coach-bar st-play-chance" percent={one().picture.takes} />}
      </Show>
    </button>
  );
}

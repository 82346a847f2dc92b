import { Index, type Ref, Show } from 'solid-js';
import { sayCard } from '../../explain/say.ts';
import type { Translate } from '../../explain/words.ts';
import type { WheelCard } from '../../rules/cards.ts';
import { Bar, Hat, Needle } from '../cards/icons.tsx';
import type { CounselledCard } from '../coach/counsel-view.ts';
import { letterOf, windOf } from '../sea/Lane.tsx';
import type { HandCard, HandSlot } from './play-view.ts';

interface PlayHandProps {
  readonly hand: readonly HandSlot[];
  readonly isTurn: boolean;
  readonly advice?: readonly CounselledCard[] | undefined;
  readonly t: Translate;
  readonly onPlay: (card: HandCard) => void;
  readonly ref?: Ref<HTMLUListElement> | undefined;
}

export function PlayHand(props: PlayHandProps) {
  return (
    <ul
      ref={props.ref}
      tabindex="-1"
      class={props.isTurn ? 'st-keys st-play-hand' : 'st-keys st-play-hand st-play-idle'}
      aria-label={props.t('play.hand')}
    >
      <Index each={props.hand}>
        {(card) => (
          <Show when={card()} fallback={<li class="st-play-gone" aria-hidden="true" />}>
            {(held) => (
              <li class={`st-${windOf(held().card)}`}>
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
  const card = () => props.card.card;
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
      <span class="aloud">{sayCard(card(), t)}</span>
      <b aria-hidden="true">{rankOf(card()) ?? <Hat />}</b>
      <i aria-hidden="true">
        <Needle />
        {letterOf(card(), t)}
      </i>
      <span class="st-worth">
        {isOpen() && props.card.worth && (
          <>
            {props.card.by !== 'led' && (
              <span class={`st-disc st-${props.card.by}`} aria-hidden="true" />
            )}
            <span class="aloud">{t('play.worth')}</span>
            {props.card.worth}
          </>
        )}
      </span>
      <Show when={advised()}>
        {(one) => <Bar class="whole st-play-chance" percent={one().picture.takes} />}
      </Show>
    </button>
  );
}

const rankOf = (card: WheelCard) => (card.kind === 'number' ? card.rank : undefined);

import { For } from 'solid-js';
import type { Translate } from '../../explain/words.ts';
import type { WindCard } from '../../rules/cards.ts';
import type { PlayedCard } from '../scene/scene-view.ts';
import { CardFace } from './CardFace.tsx';
import { WindFace } from './WindFace.tsx';

/** Wind cards side by side. */
export function WindCards(props: { readonly cards: readonly WindCard[]; readonly t: Translate }) {
  return (
    <ul class="st-task-cards">
      <For each={props.cards}>
        {(card) => (
          <li>
            <WindFace card={card} t={props.t} />
          </li>
        )}
      </For>
    </ul>
  );
}

/** Wheel cards side by side, as they are before a wind makes anything of them. */
export function WheelCards(props: {
  readonly cards: readonly PlayedCard[];
  readonly t: Translate;
}) {
  return (
    <ul class="st-task-cards st-task-hand">
      <For each={props.cards}>
        {(face) => (
          <li>
            <CardFace play={face.play} card={face.card} wind="N" worth={undefined} t={props.t} />
            <span class="aloud">{face.card.name}</span>
          </li>
        )}
      </For>
    </ul>
  );
}

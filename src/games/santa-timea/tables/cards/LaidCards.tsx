import { For, type JSX } from 'solid-js';
import { sayCard } from '../../explain/say.ts';
import type { Translate } from '../../explain/words.ts';
import type { WheelCard, WindCard } from '../../rules/cards.ts';
import { CardFace } from './CardFace.tsx';
import { WindFace } from './WindFace.tsx';

export function WindCards(props: {
  readonly cards: readonly WindCard[];
  readonly t: Translate;
  /** What is said where there is none. */
  readonly children?: JSX.Element;
}) {
  return (
    <ul class="st-task-cards">
      <For
        each={props.cards}
        fallback={props.children && <li class="st-note">{props.children}</li>}
      >
        {(card) => (
          <li>
            <WindFace card={card} t={props.t} />
          </li>
        )}
      </For>
    </ul>
  );
}

export function WheelCards(props: { readonly cards: readonly WheelCard[]; readonly t: Translate }) {
  return (
    <ul class="st-task-cards st-task-hand">
      <For each={props.cards}>
        {(card) => (
          <li>
            <CardFace play={card} t={props.t} />
            <span class="aloud">{sayCard(card, props.t)}</span>
          </li>
        )}
      </For>
    </ul>
  );
}

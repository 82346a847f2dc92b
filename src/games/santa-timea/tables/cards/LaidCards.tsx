import { For } from 'solid-js';
import { sayCard } from '../../explain/say.ts';
import type { Translate } from '../../explain/words.ts';
import type { WheelCard } from '../../rules/cards.ts';
import { CardFace } from './CardFace.tsx';

export function WheelCards(props: { readonly cards: readonly WheelCard[]; readonly t: Translate }) {
  return (
    <ul class="row st-task-cards st-task-hand">
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

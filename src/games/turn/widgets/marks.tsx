import { Show } from 'solid-js';
import type { ToldCard } from './told-table.ts';

/** An arrow that points to a direction; which one is the class `tn-to-NE` of what holds it. */
export const ArrowMark = () => (
  <svg class="tn-arrow" viewBox="-12 -12 24 24" aria-hidden="true">
    <path d="M0-11 8 8 0 3-8 8Z" fill="currentColor" />
  </svg>
);

/** What is printed on a card. Whatever holds the card gives it its name. */
export const CardMark = (props: { readonly card: ToldCard }) => (
  <span class={`tn-card tn-to-${props.card.code}`} aria-hidden="true">
    <Show when={props.card.letter} fallback={<b>{props.card.code === 'T' ? '↻' : '–'}</b>}>
      <ArrowMark />
      <b>{props.card.letter}</b>
    </Show>
  </span>
);

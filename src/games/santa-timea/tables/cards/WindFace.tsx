import { For, type JSX } from 'solid-js';
import type { Translate } from '../../explain/words.ts';
import type { WindCard } from '../../rules/cards.ts';
import { Stripe } from './icons.tsx';

export function WindFace(props: { readonly card: WindCard; readonly t: Translate }) {
  return (
    <svg
      class={`st-wind st-${props.card.wind}`}
      viewBox="0 0 100 76"
      role="img"
      aria-label={sayWind(props.card, props.t)}
    >
      <rect class="st-paper" x="2" y="2" width="96" height="72" rx="11" />
      <path class="st-arrow" d="M31 7 46 40 31 31 16 40Z" />
      <text x="74" y="37" font-size="34" font-weight="800" text-anchor="middle">
        {props.t(`letter.${props.card.wind}`)}
      </text>
      <path d={MARKS.slice(0, props.card.damage).join('')} />
      <text x="88" y="59" font-size="19" font-weight="700" text-anchor="end">
        {props.card.damage}
      </text>
      <Stripe of={props.card.wind} d="M12 67H90" />
    </svg>
  );
}

const MARKS = ['M14 59l7-12 7 12Z', 'M31 59l7-12 7 12Z', 'M48 59l7-12 7 12Z'];

export const sayWind = (card: WindCard, t: Translate): string =>
  `${t(`blows.${card.wind}`)}, ${t('damage', { count: card.damage })}`;

export function WindCards(props: {
  readonly cards: readonly WindCard[];
  readonly t: Translate;
  readonly children?: JSX.Element;
}) {
  return (
    <ul class="row st-task-cards">
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

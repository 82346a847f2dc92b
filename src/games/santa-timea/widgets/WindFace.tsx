import { For } from 'solid-js';
import type { Translate } from '../../../core/words.ts';
import type { WindCard } from '../rules/cards.ts';
import { Arrow, Stripe } from './marks.tsx';
import './widgets.css';
import './WindFace.css';

export interface WindFaceProps {
  readonly card: WindCard;
  readonly t: Translate;
}

/** A wind card: where the wind blows to, and its damage as marks and as a number. */
export function WindFace(props: WindFaceProps) {
  return (
    <svg
      class={`st-wind st-${props.card.wind}`}
      viewBox="0 0 100 76"
      role="img"
      aria-label={sayWind(props.card, props.t)}
    >
      <rect class="st-paper" x="2" y="2" width="96" height="72" rx="11" />
      <Arrow wind={props.card.wind} x={31} y={27} size={19} />
      <text x="74" y="39" font-size="34" font-weight="800" text-anchor="middle">
        {props.t(`letter.${props.card.wind}`)}
      </text>
      <For each={Array.from({ length: props.card.damage }, (_, index) => 14 + index * 17)}>
        {(x) => <path d={`M${x} 60l7-12 7 12Z`} fill="currentColor" />}
      </For>
      <text x="88" y="61" font-size="19" font-weight="700" text-anchor="end">
        {props.card.damage}
      </text>
      <Stripe of={props.card.wind} y={68} width={100} />
    </svg>
  );
}

/** `East wind, 3 damage points` */
export const sayWind = (card: WindCard, t: Translate): string =>
  `${t(`blows.${card.wind}`)}, ${t('damage', { count: card.damage })}`;

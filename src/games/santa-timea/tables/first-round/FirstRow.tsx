import { For, type JSX, Show } from 'solid-js';
import type { Translate } from '../../explain/words.ts';
import { numberCard, PIRATESS, type WheelCard, type WindCard } from '../../rules/cards.ts';
import { WindFace } from '../cards/WindFace.tsx';

export const HAND: readonly WheelCard[] = [
  numberCard('N', 7),
  numberCard('E', 14),
  numberCard('S', 1),
  PIRATESS,
];

export const DAMAGES: readonly WindCard[] = [
  { wind: 'N', damage: 1 },
  { wind: 'E', damage: 2 },
  { wind: 'S', damage: 3 },
];

const CARDS: readonly (WindCard | null)[] = [
  { wind: 'N', damage: 2 },
  { wind: 'E', damage: 3 },
  { wind: 'W', damage: 1 },
];

/** The same a trick later: what comes from the deck is not known. */
const MOVED = [...CARDS.slice(1), null];

export function FirstRow(props: {
  readonly isMoved?: boolean;
  readonly t: Translate;
}): JSX.Element {
  return (
    <ol class="st-wind-row st-first-row">
      <For each={props.isMoved ? MOVED : CARDS}>
        {(card, place) => (
          <li>
            <Show when={card} fallback={<span class="st-judge-unknown">?</span>}>
              {(face) => <WindFace card={face()} t={props.t} />}
            </Show>
            <small>{props.t(`bench.place.${place()}`)}</small>
          </li>
        )}
      </For>
      <li aria-hidden="true">
        <i class="st-first-deck" />
      </li>
    </ol>
  );
}

import { For } from 'solid-js';
import type { WheelCard } from '../../rules/cards.ts';
import { CardFace } from '../cards/CardFace.tsx';
import type { TableCard } from './judged-trick.ts';
import type { TrickCardsProps } from './TrickCards.tsx';

export interface TrickSeatProps {
  readonly table: TrickCardsProps;
  readonly place: number;
}

/** One player, the card played, what it counts, and what became of it. */
export function TrickSeat(props: TrickSeatProps) {
  const is = (places: readonly number[]) => places.includes(props.place);
  const known = () => props.table.known;
  const worth = () =>
    is(known().worths) ? props.table.judged.verdict?.worths[props.place] : undefined;
  const card = () => props.table.judged.cards[props.place] as TableCard;
  const name = () => props.table.names[props.place] ?? '';
  const label = () => `${name()}: ${worth()?.name ?? card().name}`;
  const tags = () => [
    ...(is(known().out) ? ['out'] : []),
    ...(known().taker === props.place ? ['takes'] : []),
    ...(known().lead === props.place ? ['leads'] : []),
  ];
  const face = () => (
    <CardFace
      play={props.table.judged.position.trick.plays[props.place] as WheelCard}
      card={card()}
      wind={props.table.judged.position.trick.wind.wind}
      worth={worth()}
      t={props.table.t}
    />
  );
  return (
    <li
      class={`st-seat ${tags()
        .map((tag) => `st-${tag}`)
        .join(' ')} ${is(known().now) ? 'st-told' : ''}`}
    >
      <span class={props.place === 0 ? 'st-order st-flag' : 'st-order'}>
        {props.place === 0 ? props.table.t('table.led') : props.place + 1}
      </span>
      <span class="st-name">{name()}</span>
      <span class="st-slot">
        {face()}
        {props.table.onPick ? (
          <button
            type="button"
            class="st-cover"
            data-slot={props.place}
            aria-label={props.table.t('table.change', { what: label() })}
            aria-expanded={props.table.picked === props.place}
            onClick={() => props.table.onPick?.(props.place)}
          />
        ) : (
          <span class="st-aloud">{label()}</span>
        )}
      </span>
      <span class={`st-worth st-${worth()?.by}`} aria-hidden="true">
        {worth()?.text ?? '?'}
      </span>
      <span class="st-tags">
        <For each={tags()}>
          {(tag) => <span class={`st-tag-${tag}`}>{props.table.t(`table.${tag}`)}</span>}
        </For>
      </span>
    </li>
  );
}

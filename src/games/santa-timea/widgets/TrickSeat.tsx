import { type JSX, Show } from 'solid-js';
import type { Translate } from '../../../core/words.ts';
import { sayCard, sayHalves } from '../explain/say.ts';
import type { WheelCard } from '../rules/cards.ts';
import type { Trick } from '../rules/trick.ts';
import { numberWorth, type Worth } from '../rules/worth.ts';
import { CardFace } from './CardFace.tsx';
import { Disc, Flag } from './marks.tsx';
import type { TrickCardsProps } from './TrickCards.tsx';
import { WindFace } from './WindFace.tsx';

/** A card on the table that can be changed: the wind card, or the play at a place. */
export type Slot = number | 'wind';

export interface TrickSeatProps {
  readonly table: TrickCardsProps;
  readonly card: WheelCard;
  readonly place: number;
}

/** One player, the card played, what it counts, and what became of it. */
export function TrickSeat(props: TrickSeatProps) {
  const worth = () =>
    props.table.known.worths.includes(props.place)
      ? (props.table.ruling.worths[props.place] ?? null)
      : null;
  const label = () => sayPlay(props.card, props.table.trick, worth(), props.table.t);
  const name = () => props.table.names[props.place] ?? '';
  const face = (): JSX.Element => (
    <CardFace
      card={props.card}
      wind={props.table.trick.wind.wind}
      worth={worth()}
      rules={props.table.rules}
      t={props.table.t}
    />
  );
  return (
    <li
      class="st-seat"
      classList={{
        'st-out':
          props.table.known.out.includes(props.place) && props.table.known.taker !== props.place,
        'st-told': props.table.known.now.includes(props.place),
      }}
    >
      <span class="st-order">
        <Show when={props.place === 0} fallback={props.place + 1}>
          <Flag /> {props.table.t('table.led')}
        </Show>
      </span>
      <span class="st-name">{name()}</span>
      <Show
        when={props.table.onPick}
        fallback={
          <span class="st-slot" role="img" aria-label={label()}>
            {face()}
          </span>
        }
      >
        {(onPick) => (
          <button
            type="button"
            class="st-slot"
            data-slot={props.place}
            aria-label={props.table.t('table.change', { what: `${name()}: ${label()}` })}
            aria-expanded={props.table.picked === props.place}
            onClick={() => onPick()(props.place)}
          >
            {face()}
          </button>
        )}
      </Show>
      <span class="st-worth" aria-hidden="true">
        <Show when={worth()} fallback="?">
          {(known) => <WorthMark table={props.table} worth={known()} />}
        </Show>
      </span>
      <SeatTags table={props.table} place={props.place} />
    </li>
  );
}

function WorthMark(props: { readonly table: TrickCardsProps; readonly worth: Worth }) {
  const by = () => {
    const { origin } = props.worth;
    const found = origin && numberWorth(origin, props.table.trick.wind.wind, props.table.rules).by;
    return found === 'full' || found === 'half' ? found : 'zero';
  };
  return (
    <Show when={props.worth.origin} fallback="–">
      <Disc by={by()} /> {sayHalves(props.worth.halves)}
    </Show>
  );
}

function SeatTags(props: { readonly table: TrickCardsProps; readonly place: number }) {
  return (
    <span class="st-tags">
      <Show when={props.table.known.out.includes(props.place)}>
        <span>{props.table.t('table.out')}</span>
      </Show>
      <Show when={props.table.known.taker === props.place}>
        <span class="st-takes">
          <WindFace card={props.table.trick.wind} t={props.table.t} />
          {props.table.t('table.takes')}
        </span>
      </Show>
      <Show when={props.table.known.lead === props.place}>
        <span class="st-leads">
          <Flag /> {props.table.t('table.leads')}
        </span>
      </Show>
    </span>
  );
}

/** `North 11, worth 5½ under East wind`; without the worth where that is not to be told. */
export function sayPlay(card: WheelCard, trick: Trick, worth: Worth | null, t: Translate): string {
  const name = sayCard(card, t);
  if (!worth) return name;
  return worth.origin
    ? t('worth.under', {
        card: name,
        worth: sayHalves(worth.halves),
        wind: t(`under.${trick.wind.wind}`),
      })
    : t('worth.none', { card: name });
}

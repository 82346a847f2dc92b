import { For, Index, Show } from 'solid-js';
import type { Translate } from '../../../../core/words.ts';
import { CardFace } from '../cards/CardFace.tsx';
import { WindFace } from '../cards/WindFace.tsx';
import type { ToldPlay, ToldSeat } from './told-play.ts';
import '../shared/shared.css';

export interface PlayTableProps {
  readonly told: ToldPlay;
  /** How many cards of the trick lie already. */
  readonly shown: number;
  readonly t: Translate;
}

/** The open wind cards, and the trick as it grows. */
export function PlayTable(props: PlayTableProps) {
  const t = props.t;
  const ruling = () => (props.shown === props.told.table.length ? props.told.ruling : null);
  const tags = (place: number) => [
    ...(ruling()?.out.includes(place) ? ['out'] : []),
    ...(ruling()?.taker === place ? ['takes'] : []),
    ...(ruling()?.lead === place ? ['leads'] : []),
  ];
  return (
    <div class="st-table">
      <ol class="st-play-row" aria-label={t('play.row')}>
        <Index each={props.told.open}>
          {(card, place) => (
            <li>
              <WindFace card={card()} t={t} />
              <span>{t(`play.place.${place}`)}</span>
            </li>
          )}
        </Index>
        <Aside name="waiting" cards={props.told.carried} t={t} />
        <Aside name="forecast" cards={props.told.forecast} t={t} />
      </ol>
      <ol class="st-seats" aria-label={t('play.trick-label')}>
        <Index each={props.told.table}>
          {(seat, place) => (
            <Seat
              seat={seat()}
              place={place}
              told={props.told}
              isShown={place < props.shown}
              tags={tags(place)}
              t={t}
            />
          )}
        </Index>
      </ol>
    </div>
  );
}

/** Wind cards beside the row: those that wait for a taker, and those that will not blow. */
function Aside(props: {
  readonly name: 'waiting' | 'forecast';
  readonly cards: ToldPlay['carried'];
  readonly t: Translate;
}) {
  return (
    <Show when={props.cards.length > 0}>
      <li class="st-play-aside">
        <span>{props.t(`play.${props.name}`)}</span>
        <span class="st-play-small">
          <For each={props.cards}>{(card) => <WindFace card={card} t={props.t} />}</For>
        </span>
      </li>
    </Show>
  );
}

function Seat(props: {
  readonly seat: ToldSeat;
  readonly place: number;
  readonly told: ToldPlay;
  readonly isShown: boolean;
  readonly tags: readonly string[];
  readonly t: Translate;
}) {
  const t = props.t;
  const play = () => (props.isShown ? props.seat.play : null);
  return (
    <li
      class={['seat', ...props.tags, ...(props.seat.isYou ? ['play-you'] : [])]
        .map((name) => `st-${name}`)
        .join(' ')}
    >
      <span class={props.place === 0 ? 'st-order st-flag' : 'st-order'}>
        {props.place === 0 ? t('table.led') : props.place + 1}
      </span>
      <span class="st-name">
        {props.seat.name}
        <Show when={props.seat.isYou}>
          <small>{t('play.you')}</small>
        </Show>
      </span>
      <span class="st-slot">
        <Show when={play()} fallback={<span class="st-play-gap">{t('play.nothing-yet')}</span>}>
          {(shown) => (
            <>
              <CardFace
                play={shown().card}
                card={shown().face}
                wind={props.told.open[0]?.wind ?? 'N'}
                worth={shown().worth}
                t={t}
              />
              <span class="st-aloud">{`: ${shown().worth.name}`}</span>
            </>
          )}
        </Show>
      </span>
      <span class={`st-worth st-${play()?.worth.by}`} aria-hidden="true">
        {play()?.worth.text ?? '\u00a0'}
      </span>
      <span class="st-tags">
        <For each={props.tags}>
          {(tag) => <span class={`st-tag-${tag}`}>{t(`table.${tag}`)}</span>}
        </For>
      </span>
    </li>
  );
}

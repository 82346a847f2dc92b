import { For, Index, Show } from 'solid-js';
import type { Translate } from '../../explain/words.ts';
import type { WindCard } from '../../rules/cards.ts';
import { WindFace } from '../cards/WindFace.tsx';
import { berthOf, tiesOf } from '../sea/fleet.ts';
import { Afloat, Strip } from '../sea/Lane.tsx';
import type { ToldWater } from './told-review.ts';

export interface TwinSeaProps {
  readonly wind: WindCard;
  /** The same trick twice, with another card of the learner’s. */
  readonly waters: readonly ToldWater[];
  readonly t: Translate;
}

/** One trick on two waters beside each other: the quay is the same, but for the learner’s card. */
export function TwinSea(props: TwinSeaProps) {
  const { wind, waters, t } = props;
  const seats = waters[0]?.table ?? [];
  return (
    <div class={`st-sea st-twin st-l${seats.length}`}>
      <div class="st-twin-head">
        <WindFace card={wind} t={t} />
        <For each={waters}>
          {({ who, card, name }) => (
            <p>
              <b>{who}</b> <span class="st-aloud">{name}</span>
              <span aria-hidden="true">
                <Strip card={card} t={t} />
              </span>
            </p>
          )}
        </For>
      </div>
      <div class="st-race" aria-hidden="true">
        <Index each={waters}>
          {(water, side) => <Chart water={water()} class={`st-twin-${side}`} />}
        </Index>
        <ol class="st-seats">
          <For each={seats}>
            {({ name, isYou, play }, place) => (
              <li class="st-seat st-sails" classList={{ 'st-you': isYou }}>
                <span class="st-dock">
                  <Show when={!isYou && play}>
                    {(played) => <Strip card={played().card} t={t} />}
                  </Show>
                  <span class="st-name">{name}</span>
                </span>
                <For each={waters}>
                  {(water) => <Track water={water} place={place()} wind={wind} t={t} />}
                </For>
              </li>
            )}
          </For>
        </ol>
        <Index each={waters}>
          {(water, side) => (
            <div class={`st-field st-over st-twin-${side}`}>
              <For each={tiesOf(worthsOf(water()), water().ruling.out)}>
                {({ berth, first, last }) => (
                  <i class={`st-tie ${berth} st-a${first + 1} st-b${last + 1}`} />
                )}
              </For>
            </div>
          )}
        </Index>
        <div class="st-axis">
          <Index each={waters}>
            {(_, side) => (
              <div class={`st-field st-twin-${side}`}>
                <span class="st-becalmed">0</span>
                <i class="st-scale" />
                <span class="st-num st-w7">7</span>
                <span class="st-num st-w14">14</span>
              </div>
            )}
          </Index>
        </div>
      </div>
    </div>
  );
}

const worthsOf = ({ table }: ToldWater) => table.map(({ play }) => play?.worth);

/** The chart behind the ships of one water, and how far the storm comes. */
function Chart(props: { readonly water: ToldWater; readonly class: string }) {
  const { taker } = props.water.ruling;
  const caught = taker === null ? undefined : worthsOf(props.water)[taker];
  return (
    <div class={`st-field ${props.class}`}>
      <i class="st-calm" />
      <i class="st-lines" />
      <i class={`st-storm ${caught ? berthOf(caught) : 'st-past'}`} />
    </div>
  );
}

/** One ship on one of the waters. */
function Track(props: {
  readonly water: ToldWater;
  readonly place: number;
  readonly wind: WindCard;
  readonly t: Translate;
}) {
  const { table, ruling } = props.water;
  const play = table[props.place]?.play;
  const is = { out: ruling.out.includes(props.place), taker: ruling.taker === props.place };
  const berth = play ? { [berthOf(play.worth)]: true } : {};
  return (
    <span class="st-track" classList={{ ...berth, 'st-out': is.out, 'st-takes': is.taker }}>
      <Show when={play}>
        {(played) => (
          <Afloat
            card={played().card}
            worth={played().worth}
            wind={props.wind}
            isOut={is.out}
            takes={is.taker}
            leads={ruling.lead === props.place}
            t={props.t}
          />
        )}
      </Show>
    </span>
  );
}

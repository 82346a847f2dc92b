import { For, Index, Show } from 'solid-js';
import type { Translate } from '../../explain/words.ts';
import type { WheelCard, WindCard } from '../../rules/cards.ts';
import { WindFace } from '../cards/WindFace.tsx';
import { Waters } from './Chart.tsx';
import { berthOf, type Known, type SeenWorth, tieAt } from './fleet.ts';
import { Afloat, Strip } from './Lane.tsx';

/** One of two waters: whose it is, who sails there, and what becomes of them. */
export interface Water {
  readonly who: string;
  /** The learner’s card and its name, where that is what the waters part on. */
  readonly card?: WheelCard;
  readonly name?: string;
  readonly table: readonly {
    readonly name: string;
    readonly isYou: boolean;
    readonly play: { readonly card: WheelCard; readonly worth: SeenWorth } | null;
  }[];
  /** What comes of it is said below the water if it is given. */
  readonly ruling: Pick<Known, 'taker' | 'lead' | 'out'>;
  readonly outcome?: string;
}

interface TwinSeaProps {
  readonly wind: WindCard;
  readonly carried?: readonly WindCard[];
  /** The same trick twice: with another card of the learner’s, or under another reading. */
  readonly waters: readonly Water[];
  readonly t: Translate;
}

/** One trick on two waters beside each other: what is the same stands once, on the quay. */
export function TwinSea(props: TwinSeaProps) {
  const { wind, waters, t } = props;
  const seats = waters[0]?.table ?? [];
  return (
    <div class="st-sea st-twin">
      <div class="st-twin-head">
        <span>
          <WindFace card={wind} t={t} />
          <For each={props.carried}>{(card) => <WindFace card={card} t={t} />}</For>
        </span>
        <For each={waters}>
          {({ who, card, name }) => (
            <p>
              <b>{who}</b>
              <Show when={card}>
                {(own) => (
                  <>
                    {' '}
                    <span class="aloud">{name}</span>
                    <span aria-hidden="true">
                      <Strip card={own()} t={t} />
                    </span>
                  </>
                )}
              </Show>
            </p>
          )}
        </For>
      </div>
      <div class="st-race" aria-hidden="true">
        <Index each={waters}>
          {(water, side) => (
            <div class={`st-field st-twin-${side}`}>
              <Waters worths={worthsOf(water())} known={water().ruling} isRuled />
            </div>
          )}
        </Index>
        <ol class="st-seats">
          <For each={seats}>
            {({ name, isYou, play }, place) => (
              <li class="st-seat st-sails" classList={{ 'st-you': isYou }}>
                <span class="st-dock">
                  <Show when={!(isYou && waters[0]?.card) && play}>
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
        <div class="st-axis">
          <Index each={waters}>
            {(_, side) => (
              <div class={`st-field st-twin-${side}`}>
                <span class="st-becalmed">0</span>
                <i class="st-scale" />
                <span class="st-num" style={{ '--w': 14 }}>
                  14
                </span>
              </div>
            )}
          </Index>
        </div>
      </div>
      <Show when={waters[0]?.outcome}>
        <div class="st-twin-head">
          <span />
          <For each={waters}>
            {({ outcome }) => (
              <p>
                <b>{outcome}</b>
              </p>
            )}
          </For>
        </div>
      </Show>
    </div>
  );
}

const worthsOf = ({ table }: Water) => table.map(({ play }) => play?.worth);

/** One ship on one of the waters. */
function Track(props: {
  readonly water: Water;
  readonly place: number;
  readonly wind: WindCard;
  readonly t: Translate;
}) {
  const { table, ruling } = props.water;
  const play = table[props.place]?.play;
  const is = { out: ruling.out.includes(props.place), taker: ruling.taker === props.place };
  return (
    <span
      class="st-track"
      style={play ? berthOf(play.worth) : undefined}
      classList={{ 'st-out': is.out, 'st-takes': is.taker }}
    >
      <Show when={play}>
        {(played) => (
          <Afloat
            card={played().card}
            worth={played().worth}
            winds={[props.wind]}
            isOut={is.out}
            isTight
            tie={tieAt(worthsOf(props.water), ruling.out, props.place)}
            takes={is.taker}
            leads={ruling.lead === props.place}
            t={props.t}
          />
        )}
      </Show>
    </span>
  );
}

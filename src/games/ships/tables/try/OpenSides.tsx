import { For } from 'solid-js';
import type { Translate } from '../../explain/words.ts';
import type { Seat } from '../../rules/seats.ts';
import { Cards } from '../cards/Cards.tsx';
import type { Picks } from '../cards/picks.ts';
import { ShipStats } from '../cards/ShipStats.tsx';
import type { ToldSide } from '../scene/scene.ts';

export interface OpenSidesProps {
  readonly sides: readonly ToldSide[];
  readonly picks: Picks;
  /** Left out where there is nothing more to choose. */
  readonly onToggle?: ((seat: Seat, place: number) => void) | undefined;
  readonly t: Translate;
}

/** Both ships with open hands to choose from; winds that were shown are such a hand where there is no other. */
export const OpenSides = (props: OpenSidesProps) => (
  <div class="sl-scene">
    <For each={props.sides}>
      {({ name, stats, shown, hand }, index) => (
        <div class="sl-side">
          <p class="sl-name">{name}</p>
          {stats.length > 0 && <ShipStats stats={stats} />}
          {hand && shown && <Cards label={props.t('scene.shown')} cards={shown} t={props.t} />}
          <Cards
            label={props.t(hand ? 'scene.hand' : 'scene.shown')}
            cards={hand ?? shown ?? []}
            chosen={props.picks[index() as Seat]}
            onToggle={props.onToggle && ((place) => props.onToggle?.(index() as Seat, place))}
            t={props.t}
          />
        </div>
      )}
    </For>
  </div>
);

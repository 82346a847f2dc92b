import { Index, Show } from 'solid-js';
import type { Translate } from '../../explain/words.ts';
import { ROUNDS } from '../../rules/game.ts';
import { Ship } from '../sea/Ship.tsx';
import type { PlayView } from './play-view.ts';
import { type RaceLane, raceOf } from './race.ts';
import './Race.css';

export const PlayEnd = (props: { readonly view: PlayView; readonly t: Translate }) => (
  <Show
    when={props.view.end}
    fallback={
      <Show when={props.view.score && props.view.game}>
        {(game) => (
          <Race lanes={raceOf(game())} t={props.t}>
            {game().heading}
          </Race>
        )}
      </Show>
    }
  >
    {(end) => (
      <Race isEnd lanes={raceOf(end().raced, props.view.game ? ROUNDS : 1)} t={props.t}>
        {end().title}
      </Race>
    )}
  </Show>
);

export function Race(props: {
  readonly lanes: readonly RaceLane[];
  readonly isEnd?: boolean;
  readonly t: Translate;
  readonly children: string;
}) {
  return (
    <div class="st-sea st-race-of-game" classList={{ 'st-end': props.isEnd === true }}>
      <div class="st-winds st-play-bar">
        <p class="st-play-title">
          <b>{props.children}</b>
        </p>
      </div>
      <div class="st-race">
        <div class="st-field" aria-hidden="true">
          <i class="st-lines" />
        </div>
        <ol class="st-seats">
          <Index each={props.lanes}>{(lane) => <PlayerLane lane={lane()} t={props.t} />}</Index>
        </ol>
      </div>
    </div>
  );
}

function PlayerLane(props: { readonly lane: RaceLane; readonly t: Translate }) {
  return (
    <li class="st-seat st-sails" style={props.lane.chartPlace}>
      <span class="st-dock" aria-hidden="true">
        <b>{props.lane.place}</b>
        <span class="st-name">{props.lane.name}</span>
      </span>
      <span class="st-track" aria-hidden="true">
        <span class="st-wake" />
        <Index each={props.lane.earlierPlaces}>
          {(place) => <i class="st-earlier" style={place()} />}
        </Index>
        <span class="st-hull st-P">
          <Ship
            letter={props.lane.name.slice(0, 1)}
            isPiratess={false}
            worth={{ by: props.lane.sails }}
            isOut={false}
          />
        </span>
        <span class="st-says">
          <b class="st-worth">{props.lane.points}</b>
        </span>
      </span>
      <span class="aloud">
        {`${props.lane.place}. ${props.lane.name}, ${props.t('scored.points', { count: props.lane.points })}`}
      </span>
    </li>
  );
}

import { Index, Show } from 'solid-js';
import type { Translate } from '../../explain/words.ts';
import { Ship } from '../sea/Ship.tsx';
import type { GameView } from './game-view.ts';
import type { PlayView } from './play-view.ts';
import { type RaceLane, raceOf } from './race.ts';

/** What lies on the table behind a score: a game’s race, or the title of a round that stands alone. */
export function PlayEnd(props: { readonly view: PlayView; readonly t: Translate }) {
  const title = () => (
    <p class="st-play-title">
      <b>{props.view.title}</b>
    </p>
  );
  return (
    <Show when={props.view.score && props.view.game} fallback={title()}>
      {(game) => <PlayRace game={game()} t={props.t} />}
    </Show>
  );
}

/** A game as a race: each player’s ship as far as her victory points, a buoy where every round ended. */
function PlayRace(props: { readonly game: GameView; readonly t: Translate }) {
  const lanes = () => raceOf(props.game);
  return (
    <div class="st-sea st-race-of-game">
      <div class="st-winds st-play-bar">
        <p class="st-play-title">
          <b>{props.game.heading}</b>
        </p>
      </div>
      <div class="st-race">
        <div class="st-field" aria-hidden="true">
          <i class="st-lines" />
        </div>
        <ol class="st-seats">
          <Index each={lanes()}>{(lane) => <PlayerLane lane={lane()} t={props.t} />}</Index>
        </ol>
      </div>
    </div>
  );
}

function PlayerLane(props: { readonly lane: RaceLane; readonly t: Translate }) {
  return (
    <li class="st-seat st-sails" style={props.lane.berth}>
      <span class="st-dock" aria-hidden="true">
        <b>{props.lane.place}</b>
        <span class="st-name">{props.lane.name}</span>
      </span>
      <span class="st-track" aria-hidden="true">
        <span class="st-wake" />
        <Index each={props.lane.buoys}>{(berth) => <i class="st-buoy" style={berth()} />}</Index>
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

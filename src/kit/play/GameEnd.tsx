import { createSignal, For, Index, type JSX, type Ref, Show } from 'solid-js';
import type { Translate } from '../../core/words.ts';
import { Button } from '../Button.tsx';
import { FULL, HALF, SLACK, SmallShip } from '../SmallShip.tsx';
import type { PlayedTable } from './create-play.ts';
import type { RaceLane } from './race.ts';
import './GameEnd.css';

const RIGS = { full: FULL, half: HALF, zero: SLACK } as const;

export function Race(props: {
  readonly title: string;
  readonly lanes: readonly RaceLane[];
  readonly isEnd?: boolean;
  readonly hasWon?: boolean | undefined;
  /** What is counted, where nothing else says so; it stands once, on the first lane. */
  readonly unit?: string;
  readonly say: (points: number) => string;
  readonly ref?: Ref<HTMLParagraphElement> | undefined;
  readonly children?: JSX.Element;
}) {
  return (
    <div class="st-sea st-finish" classList={{ 'st-end': props.isEnd === true }}>
      <p
        ref={props.ref}
        class="st-winds st-bar-title st-finish-title"
        classList={{ 'st-dressed': props.hasWon === true }}
        tabindex="-1"
      >
        {props.title}
      </p>
      {props.children}
      <ol class="plain st-lanes" style={{ '--count': props.lanes.length }}>
        <Index each={props.lanes}>
          {(lane, place) => (
            <Lane lane={lane()} unit={place === 0 ? props.unit : ''} say={props.say} />
          )}
        </Index>
      </ol>
    </div>
  );
}

function Lane(props: {
  readonly lane: RaceLane;
  readonly unit: string | undefined;
  readonly say: (points: number) => string;
}) {
  return (
    <li class="st-lane" style={{ '--way': props.lane.way }}>
      <span class="st-dock" aria-hidden="true">
        <b>{props.lane.place}</b>
        <span class="st-name">{props.lane.name}</span>
      </span>
      <span class="st-distance" aria-hidden="true">
        <Index each={props.lane.earlier}>
          {(way) => <i class="st-earlier" style={{ '--way': way() }} />}
        </Index>
        <SmallShip rig={RIGS[props.lane.sails]} />
        <b>
          {props.lane.points} <small>{props.unit}</small>
        </b>
      </span>
      <span class="aloud">
        {`${props.lane.place}. ${props.lane.name}, ${props.say(props.lane.points)}`}
      </span>
    </li>
  );
}

/** What one does next stands beside the look back, each as wide. A lesson has its own way on, which comes first. */
export const EndWays = (props: {
  readonly onward?: { readonly name: string; readonly onPress: () => void } | undefined;
  readonly back: JSX.Element;
  readonly isInLesson?: boolean;
}) => (
  <div class="st-keys st-end-ways" style={{ '--keys': props.onward ? 2 : 1 }}>
    {props.onward && (
      <Button isPrimary={!props.isInLesson} isSingle onPress={props.onward.onPress}>
        {props.onward.name}
      </Button>
    )}
    {props.back}
  </div>
);

export interface MoveText {
  readonly title: string;
  readonly what: JSX.Element;
}

export const MoveTexts = (props: { readonly moves: readonly MoveText[] }) => (
  <dl class="st-noted">
    <For each={props.moves}>
      {({ title, what }) => (
        <div>
          <dt>
            <b>{title}</b>
          </dt>
          <dd>{what}</dd>
        </div>
      )}
    </For>
  </dl>
);

/** Below the picture of an end: the ways on, the best moves and, once the reader looks back, what changed the game. */
export function GameEnd(props: {
  readonly end: { readonly noted: readonly MoveText[]; readonly back?: string };
  readonly table: Pick<PlayedTable, 'place' | 'dealAgain'>;
  readonly onBack?: () => void;
  readonly t: Translate<'play-tools.again' | 'play-tools.look-back'>;
  readonly children?: JSX.Element;
}) {
  const [isLooking, setLooking] = createSignal(false);
  let heading!: HTMLHeadingElement;
  const lookBack = () => {
    setLooking(true);
    heading.focus({ preventScroll: true });
    heading.scrollIntoView({ block: 'start' });
  };
  return (
    <div class="st-game-end">
      <EndWays
        // A table without a place is shown by a fence of a lesson; whoever looks back goes on stepping.
        onward={
          !props.end.back && props.table.place?.lesson === ''
            ? { name: props.t('play-tools.again'), onPress: props.table.dealAgain }
            : undefined
        }
        back={
          <Button onPress={props.onBack ?? lookBack}>
            {props.end.back ?? props.t('play-tools.look-back')}
          </Button>
        }
      />
      <MoveTexts moves={props.end.noted} />
      <Show when={isLooking()}>
        <h2 ref={heading} tabindex="-1">
          {props.t('play-tools.look-back')}
        </h2>
        {props.children}
      </Show>
    </div>
  );
}

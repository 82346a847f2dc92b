import { For, Index, type JSX, Show } from 'solid-js';
import type { TablePart } from '../../questions/kind.ts';
import type { Direction } from '../../rules/directions.ts';
import type { CardView, PileView, PlaceView, TableView } from './field.ts';
import { ArrowMark, CardMark, RoseMark, TurnMark } from './marks.tsx';
import { Spot, type Touch } from './Spot.tsx';

/** What a table and its rulings say, by top-level key of the catalogue. */
export const tableWords = [
  'player',
  'direction',
  'letter',
  'pile',
  'card',
  'lie',
  'coins',
  'compasses',
  'step',
  'board',
] as const;

/** What is asked of a table: above the part that has the answers the question, below it what lies nowhere. */
interface TableAsk {
  readonly on: TablePart;
  readonly question: string;
  readonly strip: () => JSX.Element;
  readonly rest: () => JSX.Element;
}

interface TableProps {
  readonly view: TableView;
  readonly touch?: Touch | undefined;
  readonly ask?: TableAsk;
  /** The strip below the bar: what is to be done. */
  readonly children?: JSX.Element;
}

/** The field with its eight places round the centre, the discard piles, and the hands that are open. */
export function Table(props: TableProps) {
  const asked = (isField: boolean) =>
    props.ask && (props.ask.on === 'places') === isField ? props.ask : undefined;
  return (
    <div class="tn-table st-picture">
      {/* biome-ignore lint/a11y/useAriaPropsSupportedByRole: it has a name only where it is a group. */}
      <div
        class={`st-sea tn-lies-${props.view.lie}`}
        role={asked(true) && 'group'}
        aria-label={asked(true)?.question}
      >
        <div class="st-winds tn-bar">
          <ArrowMark to="N" />
          <p class="st-blows">
            <strong>{props.view.lieLabel}</strong>
            <Show when={props.view.blackLabel}>
              <br />
              {props.view.blackLabel}
            </Show>
          </p>
        </div>
        {props.children}
        {asked(true)?.strip()}
        <Grid
          label={props.view.fieldLabel}
          isChart
          centre={<Rose hasTurnCard={props.view.hasTurnCard} />}
          cells={props.view.places}
          cell={(place) => <Place place={place()} touch={props.touch} />}
        />
        {asked(true)?.rest()}
      </div>
      <Show when={props.view.piles.length + props.view.hands.length > 0}>
        {/* biome-ignore lint/a11y/useAriaPropsSupportedByRole: it has a name only where it is a group. */}
        <div class="tn-quay" role={asked(false) && 'group'} aria-label={asked(false)?.question}>
          {asked(false)?.strip()}
          <Show when={props.view.piles.length > 0}>
            <Grid
              label={props.view.pilesLabel}
              centre={
                <Spot
                  class="tn-spot tn-back"
                  at={{ part: 'piles', code: '@', label: props.view.pileLabel }}
                  touch={props.touch}
                >
                  <b>{props.view.pileCount}</b>
                </Spot>
              }
              cells={props.view.piles}
              cell={(pile) => <Pile pile={pile()} touch={props.touch} />}
            />
          </Show>
          <For each={props.view.hands}>
            {(hand, index) => (
              <Hand name={hand.name} cards={hand.cards} seat={index()} touch={props.touch} />
            )}
          </For>
          {asked(false)?.rest()}
        </div>
      </Show>
    </div>
  );
}

/** The row and the column of each direction. */
const AREAS: Record<Direction, string> = {
  NW: '1 / 1',
  N: '1 / 2',
  NE: '1 / 3',
  W: '2 / 1',
  E: '2 / 3',
  SW: '3 / 1',
  S: '3 / 2',
  SE: '3 / 3',
};

/** Eight cells round a centre, read clockwise from north, the centre last. */
function Grid<C extends { readonly direction: Direction }>(props: {
  readonly label: string;
  /** Whether it is the field on its chart: the bar above says all that its rose shows. */
  readonly isChart?: boolean;
  readonly centre: JSX.Element;
  readonly cells: readonly C[];
  readonly cell: (cell: () => C) => JSX.Element;
}) {
  return (
    <div class="tn-side">
      <Show when={!props.isChart}>
        <p class="tn-caption">{props.label}</p>
      </Show>
      <ul class={props.isChart ? 'tn-grid tn-chart' : 'tn-grid'} aria-label={props.label}>
        <Index each={props.cells}>
          {(cell) => (
            <li data-at={cell().direction} style={{ 'grid-area': AREAS[cell().direction] }}>
              {props.cell(cell)}
            </li>
          )}
        </Index>
        <li data-at="centre" style={{ 'grid-area': '2 / 2' }} aria-hidden={props.isChart}>
          {props.centre}
        </li>
      </ul>
    </div>
  );
}

function Place(props: { readonly place: PlaceView; readonly touch: Touch | undefined }) {
  const place = () => props.place;
  return (
    <Spot
      class={`tn-spot tn-${place().kind}`}
      at={{ part: 'places', code: place().direction, label: place().label }}
      touch={props.touch}
    >
      <Show when={place().kind === 'wind'} fallback={<Where {...place()} />}>
        <ArrowMark to={place().direction} />
      </Show>
      <Show when={place().kind !== 'wind'} fallback={<b>{place().letter}</b>}>
        <Show when={place().kind === 'black'}>
          <b class="tn-coin">{place().fee ?? '?'}</b>
        </Show>
      </Show>
    </Spot>
  );
}

/** The name of a place: a letter never stands without its arrow. */
const Where = (props: Pick<PlaceView, 'direction' | 'letter'>) => (
  <small class="tn-where">
    <ArrowMark to={props.direction} />
    {props.letter}
  </small>
);

/** The rose in the middle, whose needle turns with the winds, and the Turn card if one lies there. */
const Rose = (props: { readonly hasTurnCard: boolean }) => (
  <span class="tn-centre">
    <RoseMark />
    <Show when={props.hasTurnCard}>
      <TurnMark />
    </Show>
  </span>
);

function Pile(props: { readonly pile: PileView; readonly touch: Touch | undefined }) {
  const pile = () => props.pile;
  return (
    <Spot
      class={pile().top ? 'tn-spot' : 'tn-spot tn-empty'}
      at={{ part: 'piles', code: pile().direction, label: pile().label }}
      touch={props.touch}
    >
      <Show when={pile().top} fallback={<Where {...pile()} />}>
        {(top) => (
          <>
            <CardMark card={top()} />
            <Show when={pile().count > 1}>
              <small>×{pile().count}</small>
            </Show>
          </>
        )}
      </Show>
    </Spot>
  );
}

function Hand(props: {
  readonly name: string;
  readonly cards: readonly CardView[];
  readonly seat: number;
  readonly touch: Touch | undefined;
}) {
  return (
    <div class="tn-hand">
      <p class="tn-caption">{props.name}</p>
      <ul class="plain" aria-label={props.name}>
        <Index each={props.cards}>
          {(card, index) => (
            <li>
              <Spot
                class="tn-spot tn-held"
                at={{ part: 'hand', ...card(), seat: props.seat, index }}
                touch={props.touch}
              >
                <CardMark card={card()} />
              </Spot>
            </li>
          )}
        </Index>
      </ul>
    </div>
  );
}

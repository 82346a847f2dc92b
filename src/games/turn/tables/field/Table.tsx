import { createMemo, For, Index, type JSX, Show } from 'solid-js';
import { sayCard, type Translate } from '../../explain/say.ts';
import { makeCard } from '../../notation/cards.ts';
import type { TablePart } from '../../questions/table.ts';
import { DIRECTIONS, type Direction } from '../../rules/directions.ts';
import { isFilled } from '../../rules/field.ts';
import type { SeenTable, TableSpot } from './field.ts';
import { ArrowMark, CardMark, RoseMark, TurnMark } from './icons.tsx';

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
  'your-step',
  'board',
] as const;

export interface Use {
  /** @param presses how many, if they follow each other quickly. */
  readonly onTouch: (presses: number) => void;
  readonly isPressed?: boolean;
  /** The answer that it is to a question, and what became of that. */
  readonly answer?: string;
  readonly became?: 'missed' | 'hit' | undefined;
  readonly isOver?: boolean;
  readonly says?: (what: string) => string;
}

/** What is asked of a table: above the part that has the answers the question, below it what lies nowhere. */
interface TableAsk {
  readonly on: TablePart;
  readonly question: string;
  readonly strip: () => JSX.Element;
  readonly rest: () => JSX.Element;
}

interface TableProps {
  readonly seen: SeenTable;
  /** What can be touched; where nothing can, the table is a picture. */
  readonly touch?: ((spot: TableSpot) => Use | undefined) | undefined;
  readonly ask?: TableAsk | undefined;
  /** What is new, or what the question is about. */
  readonly isMarked?: ((spot: TableSpot) => boolean) | undefined;
  readonly tool?: JSX.Element;
  readonly t: Translate;
  readonly children?: JSX.Element;
}

const LIES = { upright: 'up', 'upside-down': 'down', open: 'open' } as const;

export function Table(props: TableProps) {
  const { t } = props;
  const game = () => props.seen.game;
  const asked = (isField: boolean) =>
    props.ask && (props.ask.on === 'places') === isField ? props.ask : undefined;
  const sayLie = () => {
    const { lie, turnCards } = game();
    const said = t(`board.lie.${lie ?? 'open'}`);
    const count = turnCards.length;
    return lie && count > 0 ? t('board.lie.turned', { lie: said, count }) : said;
  };
  return (
    <div class="tn-table st-picture part">
      {/* biome-ignore lint/a11y/useAriaPropsSupportedByRole: it has a name only where it is a group. */}
      <div
        class={`st-sea pane tn-lies-${LIES[game().lie ?? 'open']}`}
        role={asked(true) && 'group'}
        aria-label={asked(true)?.question}
      >
        <div class="st-winds tn-bar">
          <ArrowMark to="N" />
          <p class="st-blows">
            <strong>{sayLie()}</strong>
            <Show when={game().black.pile.length}>
              {(count) => (
                <>
                  <br />
                  {props.seen.hasFees
                    ? t('board.black-known', { fees: game().black.pile.join(', ') })
                    : t('board.black', { count: count() })}
                </>
              )}
            </Show>
          </p>
        </div>
        {props.children}
        {asked(true)?.strip()}
        <Grid
          label={t('board.field')}
          isChart
          centre={
            <span class="tn-centre">
              <RoseMark />
              <Show when={game().turnCards.length > 0}>
                <TurnMark />
              </Show>
            </span>
          }
          cell={(at) => <Place at={at} table={props} />}
        />
        {asked(true)?.rest()}
      </div>
      <Show when={props.seen.hasPiles || props.seen.hands.length > 0}>
        {asked(false)?.strip()}
        {/* biome-ignore lint/a11y/useAriaPropsSupportedByRole: it has a name only where it is a group. */}
        <div
          class="st-tray tn-tray"
          role={asked(false) && 'group'}
          aria-label={asked(false)?.question}
        >
          <Show when={props.seen.hasPiles}>
            <Grid
              label={t('board.piles')}
              centre={
                <Spot
                  class="tn-back"
                  at={{ part: 'piles', code: '@' }}
                  label={t('board.pile', { count: game().pile.length })}
                  table={props}
                >
                  <b>{game().pile.length}</b>
                </Spot>
              }
              cell={(at) => <Pile at={at} table={props} />}
            />
          </Show>
          <Index each={props.seen.hands}>
            {(hand, seat) => (
              <div class="tn-hand">
                <p class="st-note tn-caption row">
                  {hand().name} {props.tool}
                </p>
                <ul class="plain" aria-label={hand().name}>
                  <Index each={hand().cards}>
                    {(card, index) => (
                      <li>
                        <Spot
                          class="tn-held"
                          at={{ part: 'hand', code: makeCard(card()), seat, index }}
                          label={sayCard(card(), t)}
                          table={props}
                        >
                          <CardMark card={card()} t={t} />
                        </Spot>
                      </li>
                    )}
                  </Index>
                </ul>
              </div>
            )}
          </Index>
          {asked(false)?.rest()}
        </div>
      </Show>
    </div>
  );
}

export function Spot(props: {
  readonly class: string;
  readonly at: TableSpot;
  readonly label: string;
  readonly table: Pick<TableProps, 'touch' | 'isMarked'>;
  readonly children: JSX.Element;
}) {
  const use = createMemo(() => props.table.touch?.(props.at));
  const look = () =>
    `tn-spot ${props.class} ${props.table.isMarked?.(props.at) ? 'tn-marked' : ''}`;
  const face = () => (
    <>
      <span class="aloud">{use()?.says?.(props.label) ?? props.label}</span>
      <span class="tn-face" aria-hidden="true">
        {props.children}
      </span>
    </>
  );
  return (
    <Show when={use()} fallback={<span class={look()}>{face()}</span>}>
      {(own) => (
        <button
          type="button"
          class={`${look()} ${own().became ? `st-${own().became}` : ''}`}
          aria-pressed={own().isPressed}
          aria-disabled={own().became === 'missed' ? true : undefined}
          disabled={own().isOver}
          data-answer={own().answer}
          onClick={({ detail }) => own().onTouch(detail)}
        >
          {face()}
        </button>
      )}
    </Show>
  );
}

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

function Grid(props: {
  readonly label: string;
  /** Whether it is the field on its chart: the bar above says all that its rose shows. */
  readonly isChart?: boolean;
  readonly centre: JSX.Element;
  readonly cell: (at: Direction) => JSX.Element;
}) {
  return (
    <div class="tn-side">
      <Show when={!props.isChart}>
        <p class="st-note tn-caption">{props.label}</p>
      </Show>
      <ul
        class={props.isChart ? 'st-keys tn-grid tn-chart' : 'st-keys tn-grid'}
        style={{ '--keys': 3 }}
        aria-label={props.label}
      >
        <For each={DIRECTIONS}>
          {(at) => (
            <li data-at={at} style={{ 'grid-area': AREAS[at] }}>
              {props.cell(at)}
            </li>
          )}
        </For>
        <li data-at="centre" style={{ 'grid-area': '2 / 2' }} aria-hidden={props.isChart}>
          {props.centre}
        </li>
      </ul>
    </div>
  );
}

interface CellProps {
  readonly at: Direction;
  readonly table: TableProps;
}

function Place(props: CellProps) {
  const { at } = props;
  const { t } = props.table;
  const place = () => props.table.seen.game.field[at];
  const kind = () => {
    if (isFilled(place())) return 'wind';
    return place().fee === null ? 'empty' : 'black';
  };
  const fee = () => (props.table.seen.hasFees && kind() === 'black' ? place().fee : null);
  const label = () =>
    t(`board.place.${fee() === null ? kind() : 'fee'}`, {
      place: sayCard(at, t),
      count: fee() ?? 0,
    });
  return (
    <Spot
      class={`tn-${kind()}`}
      at={{ part: 'places', code: at }}
      label={label()}
      table={props.table}
    >
      <Show when={kind() === 'wind'} fallback={<Where at={at} t={t} />}>
        <ArrowMark to={at} />
        <b>{t(`letter.${at}`)}</b>
      </Show>
      <Show when={kind() === 'black'}>
        <b class="tn-coin">{fee() ?? '?'}</b>
      </Show>
    </Spot>
  );
}

const Where = (props: { readonly at: Direction; readonly t: Translate }) => (
  <small class="tn-where">
    <ArrowMark to={props.at} />
    {props.t(`letter.${props.at}`)}
  </small>
);

function Pile(props: CellProps) {
  const { at } = props;
  const { t } = props.table;
  const cards = () => props.table.seen.game.discards[at];
  const top = () => cards().at(-1);
  const label = () => {
    const [card, place] = [top(), sayCard(at, t)];
    return card === undefined
      ? t('board.no-discards', { place })
      : t('board.discards', { place, card: sayCard(card, t), count: cards().length });
  };
  return (
    <Spot
      class={top() ? '' : 'tn-empty'}
      at={{ part: 'piles', code: at }}
      label={label()}
      table={props.table}
    >
      <Show when={top()} fallback={<Where at={at} t={t} />}>
        {(card) => (
          <>
            <CardMark card={card()} t={t} />
            <Show when={cards().length > 1}>
              <small>×{cards().length}</small>
            </Show>
          </>
        )}
      </Show>
    </Spot>
  );
}

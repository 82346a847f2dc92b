import { createEffect, createSignal, For, Index, type JSX, on, Show } from 'solid-js';
import { afterPaint } from '../../../../device/page.ts';
import type { Translate } from '../../explain/words.ts';
import type { WheelCard, WindCard } from '../../rules/cards.ts';
import type { Trick } from '../../rules/trick.ts';
import { WindFace } from '../cards/CardFace.tsx';
import type { TrickView } from '../trick/trick-view.ts';
import { LaneView } from './Lane.tsx';
import { chartPlaceOf, isLost, MARKS, type Revealed, type SeenWorth, tieAt } from './sea-layout.ts';
import { WindBar } from './WindBar.tsx';

export interface Lane {
  readonly name: string;
  /** Whether the learner sits here, who is called so: the name is set apart. */
  readonly isYou?: boolean;
  readonly damage?: number;
  readonly played: WheelCard | null;
  readonly held?: readonly WheelCard[];
  readonly missing?: string;
  /** What the card counts, with its name and worth in words where a page has them. */
  readonly worth?: (SeenWorth & { readonly name?: string }) | undefined;
}

/** A card on the table that can be changed: the wind card, or the play at a place. */
export type Slot = number | 'wind';

interface Choice {
  readonly question: string;
  /** The label for nobody; left out where that is no answer. */
  readonly nobody?: string | undefined;
  readonly isNumbered?: boolean;
  /** The second half of a double press does not call it. */
  readonly onChoose: (place: number | null) => void;
}

export interface SeaProps {
  readonly wind: WindCard;
  readonly carried: readonly WindCard[];
  readonly lanes: readonly Lane[];
  readonly known: Revealed;
  readonly t: Translate;
  readonly asked?: number | null;
  readonly hasNoKey?: boolean;
  readonly isWindAsked?: boolean | undefined;
  /** Whether one may look at the cards closer, and whether what they count is covered then. */
  readonly closer?: 'open' | 'covered' | undefined;
  readonly isBare?: boolean;
  readonly aside?: JSX.Element;
  readonly children?: JSX.Element;
  readonly picked?: Slot | undefined;
  readonly tried?: readonly (number | null)[];
  readonly right?: number | null | undefined;
  readonly nobody?: string | undefined;
  readonly choice?: Choice | undefined;
  readonly onPick?: ((slot: Slot) => void) | undefined;
  readonly onTurn?: ((quarters: number) => void) | undefined;
}

/** A trick as a race: each card is a ship as far out as it counts. The storm reaches the taker, or covers all if nobody is left. */
export function Sea(props: SeaProps) {
  const t = props.t;
  const worths = () =>
    props.lanes.map((lane, place) => (props.known.worths.includes(place) ? lane.worth : undefined));
  const winds = () => [props.wind, ...props.carried];
  const isRuled = () => props.known.worths.length > 0 || props.known.out.length > 0;
  const taken = () => worths()[props.known.taker ?? -1];
  const isNobodyTried = () => props.tried?.includes(null) === true;
  const Untaken = () => (
    <span aria-hidden="true">
      <WindFace card={props.wind} t={t} />
    </span>
  );
  // A sea that is loaded or printed stands still; what changes under the reader's hand moves.
  const [isMoving, setMoving] = createSignal(false);
  const rest = () => setMoving(false);
  let runs = 0;
  let sea: HTMLDivElement | undefined;
  createEffect(
    on(
      () => [props.known, props.wind],
      async () => {
        const run = ++runs;
        setMoving(true);
        addEventListener('pointerdown', rest, { once: true });
        await afterPaint();
        // At rest it is styled while nobody waits for it, not at the next touch.
        await Promise.allSettled(
          sea?.getAnimations({ subtree: true }).map(({ finished }) => finished) ?? [],
        );
        if (run === runs) rest();
      },
      { defer: true },
    ),
  );
  return (
    <div ref={sea} class="st-sea pane" classList={{ 'st-run': isMoving() }}>
      <Show when={!props.isBare}>
        <WindBar {...props} worths={worths()} />
      </Show>
      {props.children}
      {/* biome-ignore lint/a11y/useAriaPropsSupportedByRole: it has a name only where it is a group. */}
      <div
        class="st-race st-lanes"
        role={props.choice ? 'group' : undefined}
        aria-label={props.choice?.question}
      >
        <div class="st-field" aria-hidden="true">
          <Show when={isRuled()}>
            <i class="st-calm" />
            <i class="st-lines" />
          </Show>
          <Show when={taken()}>
            {(worth) => <i class="st-storm" style={chartPlaceOf(worth())} />}
          </Show>
          <Show when={isLost(props.known)}>
            <i class="st-storm st-past" />
          </Show>
        </div>
        <ol class="st-seats">
          <Index each={props.lanes}>
            {(lane, place) => (
              <LaneView
                lane={lane()}
                place={place}
                worth={worths()[place]}
                winds={winds()}
                tie={tieAt(worths(), props.known.out, place)}
                known={props.known}
                isAsked={place === props.asked}
                isPicked={place === props.picked}
                tried={props.tried ?? []}
                isRight={place === props.right}
                choice={props.choice}
                onPick={props.onPick}
                t={t}
              />
            )}
          </Index>
        </ol>
        <div class="st-axis" aria-hidden="true">
          <div class="st-field">
            <Show when={isRuled()}>
              <span class="st-becalmed">{t('sea.calm')}</span>
              <i class="st-scale" />
              <For each={MARKS}>
                {(mark) => (
                  <span class="st-num" style={{ '--w': mark }}>
                    {mark}
                  </span>
                )}
              </For>
            </Show>
            <Show when={isLost(props.known)}>
              <span class="st-untaken">
                <For each={winds()}>{(card) => <WindFace card={card} t={t} />}</For>
              </span>
            </Show>
          </div>
        </div>
        <Show when={props.choice?.nobody}>
          <button
            type="button"
            class="st-nobody st-choose"
            data-answer="nobody"
            aria-disabled={isNobodyTried()}
            onClick={({ detail }) => detail < 2 && !isNobodyTried() && props.choice?.onChoose(null)}
          >
            <Untaken />
            {props.choice?.nobody}
          </button>
        </Show>
        <Show when={props.nobody}>
          <p
            class="st-nobody"
            classList={{ 'st-missed': props.right !== null, 'st-hit': props.right === null }}
          >
            <Untaken />
            {props.nobody}
          </p>
        </Show>
      </div>
    </div>
  );
}

/** For eyes only: ears have the question as the name of the answers, and what becomes of it below. */
export function Call(props: {
  readonly question: string;
  readonly miss: string;
  readonly outcome: string | undefined;
}) {
  return (
    <p class="st-call st-roomy" classList={{ 'st-outcome': !!props.outcome }} aria-hidden="true">
      <span class="st-not">{props.miss}</span>
      <span>{props.outcome || props.question}</span>
    </p>
  );
}

interface TrickCardsProps extends Omit<SeaProps, 'wind' | 'carried' | 'lanes' | 'closer'> {
  readonly trick: Trick;
  readonly view: TrickView;
  readonly names: readonly string[];
  readonly you?: number;
}

type PlayedTrick = Pick<TrickCardsProps, 'trick' | 'view' | 'names' | 'you'>;

export const lanesOf = ({ trick, view, names, you }: PlayedTrick): Lane[] =>
  trick.plays.map((played, place) => ({
    name: names[place] ?? '',
    isYou: place === you,
    played,
    worth: view.worths[place],
  }));

export function TrickCards(props: TrickCardsProps) {
  return (
    <Sea
      {...props}
      wind={props.trick.wind}
      carried={props.trick.carried}
      lanes={lanesOf(props)}
      closer={props.onTurn && 'open'}
    />
  );
}

export interface NamedSea extends Pick<SeaProps, 'known'> {
  readonly who: string;
  readonly lanes: readonly Lane[];
  readonly says: readonly string[];
}

export const SideBySide = (props: {
  readonly wind: WindCard;
  readonly carried?: readonly WindCard[];
  readonly seas: readonly NamedSea[];
  readonly t: Translate;
}) => (
  <div class="columns st-beside" style={{ '--column': '18rem' }}>
    <For each={props.seas}>
      {({ who, lanes, known, says }) => (
        <figure>
          <figcaption>
            <b>{who}</b>
          </figcaption>
          <Sea
            hasNoKey
            wind={props.wind}
            carried={props.carried ?? []}
            lanes={lanes}
            known={known}
            t={props.t}
          />
          <For each={says}>{(line) => <p>{line}</p>}</For>
        </figure>
      )}
    </For>
  </div>
);

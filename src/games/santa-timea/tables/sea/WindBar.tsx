import { createMemo, For, Show } from 'solid-js';
import { type Bearing, bearing, WINDS, type Wind } from '../../../../core/compass.ts';
import type { Translate } from '../../explain/words.ts';
import type { WindCard } from '../../rules/cards.ts';
import { WindFace } from '../cards/CardFace.tsx';
import { LookCloser } from './LookCloser.tsx';
import type { Lane, SeaProps } from './Sea.tsx';

export function WindBar(props: SeaProps & { readonly worths: readonly Lane['worth'][] }) {
  const t = props.t;
  const key = () => !props.hasNoKey && !props.isWindAsked && <Key wind={props.wind.wind} t={t} />;
  const seen = () => props.lanes.map((lane, place) => ({ ...lane, worth: props.worths[place] }));
  return (
    <div class="st-winds">
      <div class="st-slot">
        <Show when={props.isWindAsked} fallback={<WindFace card={props.wind} t={t} />}>
          <AskedWind />
        </Show>
        {props.onPick && (
          <button
            type="button"
            class="st-cover"
            data-slot="wind"
            aria-label={t('table.change-wind')}
            aria-expanded={props.picked === 'wind'}
            onClick={() => props.onPick?.('wind')}
          />
        )}
      </div>
      <p class="st-blows" aria-hidden="true">
        <Show when={!props.isWindAsked}>
          <strong>{t(`blows.${props.wind.wind}`)}</strong>
          <br />
        </Show>
        {t('damage', { count: props.wind.damage })}
      </p>
      <Carried cards={props.carried} t={t} />
      {props.aside}
      <Show when={props.closer && props.lanes.some(({ played }) => played)} fallback={key()}>
        <LookCloser
          wind={props.wind}
          lanes={seen()}
          isCovered={props.closer === 'covered'}
          onTurn={props.onTurn}
          t={t}
        >
          {key()}
          <Show when={props.onTurn}>
            {(onTurn) => <TurnRose wind={props.wind.wind} onTurn={onTurn()} t={t} />}
          </Show>
        </LookCloser>
      </Show>
    </div>
  );
}

/** A rose that points nowhere; the question says the rest. */
const AskedWind = () => (
  <svg class="st-wind st-wind-asked" viewBox="0 0 100 76" aria-hidden="true">
    <rect class="st-paper" x="2" y="2" width="96" height="72" rx="11" />
    <path
      d="M50 6 56 32 82 38 56 44 50 70 44 44 18 38 44 32Z"
      fill="none"
      stroke="currentColor"
      stroke-width="1.5"
    />
    <circle class="st-paper" cx="50" cy="38" r="15" />
    <text x="50" y="48" font-size="28" font-weight="800" text-anchor="middle">
      ?
    </text>
  </svg>
);

export const Carried = (props: { readonly cards: readonly WindCard[]; readonly t: Translate }) => (
  <Show when={props.cards.length > 0}>
    <div class="st-carried">
      {props.t('table.carried')}
      <For each={props.cards}>{(card) => <WindFace card={card} t={props.t} />}</For>
    </div>
  </Show>
);

const SHARES: Record<Wind, Record<Bearing, string>> = {
  N: { along: '0 -20', across: '0 -13', against: '0 -9' },
  E: { along: '20 4', across: '19 4', against: '13 4' },
  S: { along: '0 29', across: '0 22', against: '0 19' },
  W: { along: '-20 4', across: '-19 4', against: '-13 4' },
};

/** What is longer than a sign goes on outwards from its petal. */
const OUTWARDS: Partial<Record<Wind, 'start' | 'end'>> = { E: 'start', W: 'end' };

function Key(props: { readonly wind: Wind; readonly t: Translate }) {
  const share = { along: props.t('sea.full'), across: '½', against: '0' };
  /** In degrees, by the shorter way from where it pointed before. */
  const angle = createMemo<number>((before) => {
    const by = (WINDS.indexOf(props.wind) * 90 - before) % 360;
    return before + ((by + 540) % 360) - 180;
  }, 0);
  return (
    <svg class="st-key-rose" viewBox="-52 -30 104 60" aria-hidden="true">
      <path
        style={{ transform: `rotate(${angle()}deg)` }}
        d="M0-18 4.5-4.5 11 0 4.5 4.5 0 6.5-4.5 4.5-11 0-4.5-4.5Z"
      />
      <For each={WINDS}>
        {(side) => (
          <text
            transform={`translate(${SHARES[side][bearing(side, props.wind)]})`}
            text-anchor={side === props.wind ? OUTWARDS[side] : undefined}
          >
            {share[bearing(side, props.wind)]}
          </text>
        )}
      </For>
    </svg>
  );
}

/** So close to the middle, in pixels, a finger points nowhere. */
const MIDDLE = 10;

const KEYS: Partial<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 };

function TurnRose(props: {
  readonly wind: Wind;
  readonly onTurn: (quarters: number) => void;
  readonly t: Translate;
}) {
  let rose!: HTMLButtonElement;
  /** The quarter that the finger was in last; undefined while none is down. */
  let held: number | undefined;
  let isDragged = false;
  const quarterAt = ({ clientX, clientY }: PointerEvent) => {
    const { left, top, width, height } = rose.getBoundingClientRect();
    const [x, y] = [clientX - left - width / 2, clientY - top - height / 2];
    return Math.hypot(x, y) < MIDDLE
      ? undefined
      : Math.round(Math.atan2(x, -y) / (Math.PI / 2)) & 3;
  };
  const drag = (event: PointerEvent) => {
    const quarter = quarterAt(event);
    if (held === undefined || quarter === undefined || quarter === held) return;
    const by = (quarter - held) & 3;
    props.onTurn(by === 3 ? -1 : by);
    held = quarter;
    isDragged = true;
  };
  /** Before an answer nothing else says aloud that it has turned. As its tip too, it is not said twice. */
  const label = () => `${props.t('sea.turn')}. ${props.t(`blows.${props.wind}`)}`;
  return (
    <button
      ref={rose}
      type="button"
      class="st-cover st-turn"
      aria-label={label()}
      title={label()}
      onClick={() => isDragged || props.onTurn(1)}
      onKeyDown={(event) => {
        const by = KEYS[event.key];
        if (by === undefined) return;
        event.preventDefault();
        props.onTurn(by);
      }}
      onPointerDown={(event) => {
        rose.setPointerCapture(event.pointerId);
        held = quarterAt(event);
        isDragged = false;
      }}
      onPointerMove={drag}
      // Lifted, or taken away by a scroll or a call.
      onLostPointerCapture={() => {
        held = undefined;
      }}
    >
      <svg viewBox="-52 -30 104 60" aria-hidden="true">
        <path d="M18-22A28.4 28.4 0 0 1 27-9M20.5-12 27-9 28-16M-18 22A28.4 28.4 0 0 1-27 9M-20.5 12-27 9-28 16" />
      </svg>
    </button>
  );
}

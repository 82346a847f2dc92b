import { createEffect, createSignal, For, on } from 'solid-js';
import { FULL, type Ship, STATS } from '../../rules/ship.ts';

/** A ship of the line. Each part has as many ports, sails and men as it has points; what is shot away is a hole. */
export function Warship(props: { readonly ship?: Ship | null; readonly isEnemy: boolean }) {
  const left = (part: number) => props.ship?.[STATS[part] ?? 'hull'] ?? FULL;
  const kept = (part: number, draw: (place: number) => string) =>
    HIT.slice(FULL - left(part))
      .map(draw)
      .join('');
  const lost = (part: number) => HIT.slice(0, FULL - left(part));
  // Only what is hit under the reader's eyes moves, not a ship that is loaded or printed.
  const [isMoving, setMoving] = createSignal(false);
  createEffect(
    on(
      () => props.ship,
      () => setMoving(true),
      { defer: true },
    ),
  );
  return (
    <svg
      class="sl-ship"
      classList={{ soft: props.isEnemy, 'sl-hit': isMoving() }}
      viewBox="-10 0 220 146"
      aria-hidden="true"
    >
      <g transform={`translate(${props.isEnemy ? 200 : 0}) scale(${props.isEnemy ? -1 : 1} 1)`}>
        <g class="sl-afloat" classList={{ 'sl-sunk': left(0) === 0 }}>
          <path fill="none" stroke="currentColor" stroke-width="2.4" d={SPARS} />
          <path fill="var(--canvas)" stroke="currentColor" stroke-width="2" d={kept(1, sail)} />
          <For each={lost(1)}>{(place) => <path class="sl-rag" d={rag(place)} />}</For>
          <path d={`${HULL}${kept(2, man)}${props.isEnemy ? PENNANT : FLAG}`} />
          <For each={lost(2)}>{(place) => <path class="sl-gone" d={gone(place)} />}</For>
          <path fill="var(--panel)" d={kept(0, port)} />
          <For each={lost(0)}>{(place) => <path class="sl-hole" d={hole(place)} />}</For>
        </g>
      </g>
      <path fill="var(--wave)" opacity="0.85" d={WAVE} />
    </svg>
  );
}

/** In which order the places of a part are hit: here and there, and the same number always looks the same. */
const HIT = [4, 1, 6, 3, 0, 5, 2];

const SPARS = 'M44 34V104M94 6V104M146 26V104M166 100 196 84M24 44H64M72 36H116M126 34H166';
const HULL = 'M8 84H26V98H158L184 92C180 116 168 134 146 134H44C22 134 10 112 8 84Z';
/** With a cross, left open. */
const FLAG = 'M94 2h7v4h-7zM103 2h13v4h-13zM94 8h7v4h-7zM103 8h13v4h-13z';
const PENNANT = 'M94 2h22l-7 5 7 5H94Z';
const WAVE = `M-10 132q13.75-7 27.5 0${'t27.5 0'.repeat(7)}V150H-10Z`;

const SAILS = [
  [27, 42, 34, 20],
  [25, 66, 38, 22],
  [80, 14, 28, 18],
  [74, 36, 40, 22],
  [71, 62, 46, 24],
  [130, 34, 32, 20],
  [127, 58, 38, 24],
] as const;

function sail(place: number): string {
  const [x, y, width, height] = SAILS[place] ?? [0, 0, 0, 0];
  return `M${x} ${y}h${width}q9 ${height / 2} 0 ${height}h-${width}q9-${height / 2} 0-${height}z`;
}

function rag(place: number): string {
  const [x, y, width] = SAILS[place] ?? [0, 0, 0];
  return `M${x} ${y}h${width}l1 7-6-3-4 11-5-9-5 5-5-6-5 12-5-10z`;
}

const along = (place: number) => 30 + 19 * place;

const man = (place: number) =>
  `M${along(place) + 4} 98q0-5 2.7-5.4a3.4 3.4 0 1 1 4.6 0q2.7.4 2.7 5.4z`;
const gone = (place: number) => `M${along(place) + 5.5} 91a3.5 3.5 0 1 1 7 0 3.5 3.5 0 1 1-7 0`;
const port = (place: number) => `M${along(place)} 108h9v8h-9z`;
const hole = (place: number) =>
  `M${along(place)} 104l4 4 5-5 1 7 6 2-5 4 2 7-6-2-4 5-3-6-6 1 3-6-4-5 6-1z`;

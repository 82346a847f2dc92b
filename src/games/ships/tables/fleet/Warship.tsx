import { createEffect, createSignal, For, on } from 'solid-js';
import { FULL, type Ship, STATS } from '../../rules/ship.ts';
import { FLAG, gone, HULL, hole, man, PENNANT, port, rag, SPARS, sail, WAVE } from './drawing.ts';

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

import { Show } from 'solid-js';
import { WINDS, type Wind } from '../../../core/compass.ts';

/** An arrow that points where the wind's cards point. `size` is half its length, in drawing units. */
export function Arrow(props: { wind: Wind; x: number; y: number; size: number }) {
  return (
    <path
      d="M0-10 8 8 0 3-8 8Z"
      transform={`translate(${props.x} ${props.y}) rotate(${WINDS.indexOf(props.wind) * 90}) scale(${props.size / 10})`}
      fill="currentColor"
    />
  );
}

/** The stripe by which a wind is known without its colour: ticks, lines, dots, waves; knots for a Piratess. */
export function Stripe(props: { of: Wind | 'P'; y: number; width: number }) {
  const pattern = () => PATTERNS[props.of];
  return (
    <path
      d={pattern().line(props.width - 20)}
      transform={`translate(10 ${props.y})`}
      fill="none"
      stroke="currentColor"
      stroke-width={pattern().thick}
      stroke-dasharray={pattern().dashes}
      stroke-linecap={pattern().round ? 'round' : 'butt'}
    />
  );
}

/** Full, half or zero as a disc: filled, half filled, empty. */
export function Disc(props: { by: 'full' | 'half' | 'zero' }) {
  return (
    <svg class="st-disc" viewBox="0 0 20 20" aria-hidden="true">
      <circle cx="10" cy="10" r="8" fill={props.by === 'full' ? 'currentColor' : 'none'} />
      <Show when={props.by === 'half'}>
        <path d="M10 2a8 8 0 0 0 0 16Z" fill="currentColor" />
      </Show>
    </svg>
  );
}

/** The flag of whoever leads. */
export function Flag() {
  return (
    <svg class="st-flag" viewBox="0 0 20 20" aria-hidden="true">
      <path d="M4 1h2v18H4ZM7 2l11 4.5L7 11Z" fill="currentColor" />
    </svg>
  );
}

interface Pattern {
  readonly line: (width: number) => string;
  readonly thick: number;
  readonly dashes?: string;
  readonly round?: boolean;
}

const straight = (width: number): string => `M0 0H${width}`;
const waves = (width: number): string =>
  `M0 3${'l5-6 5 6'.repeat(Math.max(1, Math.floor(width / 10)))}`;

const PATTERNS: { readonly [P in Wind | 'P']: Pattern } = {
  N: { line: straight, thick: 8, dashes: '3 4' },
  E: { line: (width) => `M0-2.5H${width}M0 2.5H${width}`, thick: 2 },
  S: { line: straight, thick: 6, dashes: '0 10', round: true },
  W: { line: waves, thick: 2.5 },
  P: { line: straight, thick: 5, dashes: '9 8', round: true },
};

import { Show } from 'solid-js';
import { FULL, FURLED, HALF, HULL, PORTS, type Rig, SLACK } from '../../../../kit/SmallShip.tsx';
import type { SeenWorth } from './sea-layout.ts';

export function Ship(props: {
  readonly letter: string;
  readonly isPiratess: boolean;
  readonly worth: Pick<SeenWorth, 'by'> | undefined;
  readonly isOut: boolean;
}) {
  const rig = () => (props.worth ? RIGS[props.worth.by] : FURLED);
  return (
    <svg class="st-ship" viewBox="0 0 52 46" aria-hidden="true">
      <Show
        when={props.isOut}
        fallback={
          <>
            <path class="st-spar" d={rig().spar} />
            <Show when={rig().flag}>{(flag) => <path d={flag()} />}</Show>
            <path class="st-cloth" d={rig().cloth} />
            <Show when={rig().at}>
              {(at) => (
                <text x={at()[0]} y={at()[1]} font-size={at()[2]}>
                  {props.letter}
                </text>
              )}
            </Show>
            <path d={props.isPiratess ? RAM : HULL} />
            <path class="st-ports" d={props.isPiratess ? 'M8 36.5H43' : PORTS} />
          </>
        }
      >
        <g transform="rotate(13 44 40) translate(0 2)">
          <path class="st-hulk" d={HULK} />
          <path class="st-spar" d={BROKEN} />
        </g>
      </Show>
    </svg>
  );
}

const RAM = 'M2 26H12V32H38L44 31.5 51 37 44.5 38.5C43 42 41 44 37 44H14C7 44 2.5 36 2 26Z';
const HULK =
  'M2 27H11V31.5H20L23.5 35 27 31.5H38.5L51 29C49.5 37.5 45 43 38 43H14C7 43 2.5 36 2 27Z';
const BROKEN = 'M11 28V19L7.5 16.5M27 32V17L30.5 12.5M39 31V21M30 12 45 20M33.5 8 30 12';

const RIGS: Readonly<Record<SeenWorth['by'], Rig>> = {
  full: FULL,
  half: HALF,
  zero: SLACK,
  led: SLACK,
};

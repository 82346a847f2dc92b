import { For } from 'solid-js';
import type { Answered } from '../../trainer/tally.ts';

interface DrillBarProps {
  readonly answers: readonly Answered[];
  readonly total: number;
}

/** A mark for each question: tall where the answer was right, low and open where it was wrong. What it says stands beside it. */
export const DrillBar = (props: DrillBarProps) => (
  <span class="st-drill-bar" aria-hidden="true">
    <For each={Array.from({ length: props.total }, (_, index) => index)}>
      {(index) => {
        const answer = () => props.answers[index];
        return (
          <i
            classList={{ 'st-hit': answer()?.isRight, 'st-missed': answer()?.isRight === false }}
          />
        );
      }}
    </For>
  </span>
);

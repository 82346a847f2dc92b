import { Show } from 'solid-js';
import { berthOf, isLost, type Known, type SeenWorth } from './fleet.ts';

interface ChartProps {
  /** What each card counts, in playing order; undefined where that is not to be seen. */
  readonly worths: readonly (SeenWorth | undefined)[];
  readonly known: Pick<Known, 'taker' | 'lead' | 'out'>;
}

/** Behind the ships: the calm, the lines, and the storm, which reaches the taker, or covers all if nobody is left. */
export function Waters(props: ChartProps & { readonly isRuled: boolean }) {
  const taker = () => {
    const { taker } = props.known;
    return taker === null ? undefined : props.worths[taker];
  };
  return (
    <>
      <Show when={props.isRuled}>
        <i class="st-calm" />
        <i class="st-lines" />
      </Show>
      <Show when={taker()}>{(worth) => <i class="st-storm" style={berthOf(worth())} />}</Show>
      <Show when={isLost(props.known)}>
        <i class="st-storm st-past" />
      </Show>
    </>
  );
}

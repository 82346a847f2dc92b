import { For } from 'solid-js';
import { Button } from '../../../../kit/Button.tsx';
import type { Translate } from '../../explain/words.ts';
import type { Seat } from '../../rules/round.ts';

interface JudgeTakersProps {
  readonly names: readonly string[];
  /** Who was chosen: a seat, null for nobody; undefined before. */
  readonly taker: Seat | null | undefined;
  /** Leaves out nobody, where that is no answer. */
  readonly isSomebody?: boolean;
  readonly t: Translate;
  readonly onTake: (seat: Seat | null) => void;
}

export function JudgeTakers(props: JudgeTakersProps) {
  const Taker = (one: { readonly seat: Seat | null; readonly name: string }) => (
    <Button
      isPressed={props.taker === undefined ? undefined : props.taker === one.seat}
      isSingle
      onPress={() => props.onTake(one.seat)}
    >
      {one.name}
    </Button>
  );
  return (
    <div class="st-keys st-large st-judge-takers">
      <For each={props.names}>{(name, seat) => <Taker seat={seat()} name={name} />}</For>
      {!props.isSomebody && <Taker seat={null} name={props.t('bench.nobody')} />}
    </div>
  );
}

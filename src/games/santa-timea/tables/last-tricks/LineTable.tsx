import { createMemo, createSignal, Index, onMount, Show } from 'solid-js';
import { Walk } from '../../../../kit/ruling/Walk.tsx';
import { CardFace } from '../cards/CardFace.tsx';
import { TaskTrick } from '../scene/TaskTrick.tsx';
import type { LineEngine, ToldLineTrick } from './told-line.ts';

interface LineTableProps {
  readonly engine: LineEngine;
}

/** The last tricks, played out one by one; in each the learner may play another card. */
export function LineTable(props: LineTableProps) {
  const { t, tell } = props.engine;
  const [others, setOthers] = createSignal<readonly string[]>([]);
  const [step, setStep] = createSignal(1);
  const tricks = createMemo(() => tell(others()));
  const trick = () => tricks()[step() - 1] as ToldLineTrick;
  /** The cards of the tricks before this one stay, those after it are played anew. */
  const play = (code: string) => {
    const before = tricks().slice(1, step() - 1);
    setOthers([...before.map(({ card }) => card), code]);
  };
  let room!: HTMLElement;
  onMount(() => room.focus());
  return (
    <section class="st-line" tabindex="-1" ref={room} aria-label={t('line.label')}>
      <TaskTrick scene={trick().scene} table={trick().table} own={trick().own} t={t} />
      <p aria-live="polite">
        {trick().outcome} <b>{trick().damage}</b>
      </p>
      <Show when={trick().hand.length > 0}>
        <fieldset class="st-question st-tools st-task-answers">
          <legend>{t('line.hand')}</legend>
          <Index each={trick().hand}>
            {(held) => (
              <span class="st-slot">
                <CardFace
                  play={held().face.play}
                  card={held().face.card}
                  wind="N"
                  worth={undefined}
                  t={t}
                />
                <button
                  type="button"
                  class="st-cover"
                  aria-label={held().label}
                  aria-pressed={held().code === trick().card}
                  onClick={() => play(held().code)}
                />
              </span>
            )}
          </Index>
        </fieldset>
      </Show>
      <Walk
        of="line"
        step={step()}
        count={tricks().length}
        isNext
        t={t}
        onStep={(to) => setStep(to ?? 1)}
      />
    </section>
  );
}

import { createMemo, createSignal, Index, onMount, Show } from 'solid-js';
import { Walk } from '../../../../kit/ruling/Walk.tsx';
import type { Translate } from '../../explain/words.ts';
import { CardFace } from '../cards/CardFace.tsx';
import { TaskTrick } from '../scene/TaskTrick.tsx';
import { type Line, type LineTrick, viewLine } from './line-view.ts';

interface LinePlayProps {
  readonly line: Line;
  readonly lang: string;
  readonly t: Translate;
}

/** The way to play out what comes of a card in the last tricks. */
export function LinePlay(props: LinePlayProps) {
  const [isOpen, setOpen] = createSignal(false);
  return (
    <Show
      when={isOpen()}
      fallback={
        <p class="st-tools st-walk">
          <button type="button" class="st-button" onClick={() => setOpen(true)}>
            {`${props.t('line.start')}\u00a0›`}
          </button>
        </p>
      }
    >
      <LineTable {...props} />
    </Show>
  );
}

/** The last tricks, played out one by one; in each the learner may play another card. */
function LineTable(props: LinePlayProps) {
  const { line, lang, t } = props;
  const [others, setOthers] = createSignal<readonly string[]>([]);
  const [step, setStep] = createSignal(1);
  const tricks = createMemo(() => viewLine(line, others(), t, lang));
  const trick = () => tricks()[step() - 1] as LineTrick;
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

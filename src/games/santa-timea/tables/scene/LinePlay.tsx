import { createMemo, createSignal, Index, onMount, Show } from 'solid-js';
import { Button } from '../../../../kit/Button.tsx';
import { Walk } from '../../../../kit/ruling/Walk.tsx';
import { sayCard } from '../../explain/say.ts';
import type { Translate } from '../../explain/words.ts';
import { makeCard } from '../../notation/cards.ts';
import type { Ending } from '../../notation/ending.ts';
import { CardFace } from '../cards/CardFace.tsx';
import { TrickCards } from '../sea/Sea.tsx';
import { knownIn } from '../trick/trick-view.ts';
import { type LineTrick, viewLine } from './seen-trick.ts';

interface LinePlayProps {
  readonly ending: Ending;
  readonly card: string;
  readonly t: Translate;
}

export function LinePlay(props: LinePlayProps) {
  const [isOpen, setOpen] = createSignal(false);
  return (
    <Show
      when={isOpen()}
      fallback={
        <p class="st-tools st-walk">
          <Button onPress={() => setOpen(true)}>{`${props.t('line.start')}\u00a0›`}</Button>
        </p>
      }
    >
      <LineTable {...props} />
    </Show>
  );
}

function LineTable(props: LinePlayProps) {
  const { ending, t } = props;
  const [cards, setCards] = createSignal<readonly string[]>([props.card]);
  const [step, setStep] = createSignal(1);
  const tricks = createMemo(() => viewLine(ending, cards(), t));
  const trick = () => tricks()[step() - 1] as LineTrick;
  const play = (code: string) => {
    const before = tricks().slice(0, step() - 1);
    setCards([...before.map(({ card }) => card), code]);
  };
  let root!: HTMLElement;
  onMount(() => root.focus());
  return (
    <section class="st-line" tabindex="-1" ref={root} aria-label={t('line.label')}>
      <LineSea trick={trick()} t={t} />
      <p aria-live="polite">
        {trick().view.outcome} <b>{trick().damage}</b>
      </p>
      <Show when={trick().hand.length > 0}>
        <fieldset class="st-question st-tools st-task-answers">
          <legend>{t('line.hand')}</legend>
          <Index each={trick().hand}>
            {(held) => (
              <span class="st-slot">
                <CardFace play={held()} t={t} />
                <button
                  type="button"
                  class="st-cover"
                  aria-label={sayCard(held(), t)}
                  aria-pressed={makeCard(held()) === trick().card}
                  onClick={() => play(makeCard(held()))}
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

export const LineSea = (props: { readonly trick: LineTrick; readonly t: Translate }) => (
  <TrickCards {...props.trick} known={knownIn(props.trick.view)} t={props.t} />
);

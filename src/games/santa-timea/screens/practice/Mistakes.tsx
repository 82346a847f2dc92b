import { createSignal, onMount, Show } from 'solid-js';
import { type GivenWords, wordsOf } from '../../../../device/page.ts';
import { Button } from '../../../../kit/Button.tsx';
import { createTranslate } from '../../explain/words.ts';
import { openMistakes } from '../../tables/coach/mistakes.ts';
import { TryAgain } from '../../tables/coach/TryAgain.tsx';

export function Mistakes(props: { readonly lang: string; readonly words: GivenWords }) {
  const t = createTranslate(wordsOf(props.words), props.lang);
  const [texts, setTexts] = createSignal<readonly string[]>([]);
  const [open, setOpen] = createSignal<string>();
  const [isSolved, setSolved] = createSignal(false);
  onMount(() => setTexts(openMistakes()));
  const next = () => {
    const left = isSolved() ? texts().filter((text) => text !== open()) : texts();
    setTexts(left);
    setSolved(false);
    setOpen(left[0]);
  };
  return (
    <Show when={texts().length > 0}>
      <section class="st-panel st-play">
        <h2>{t('coach.again.heading', { count: texts().length })}</h2>
        <Show when={open()} keyed>
          {(text) => <TryAgain text={text} t={t} onSolved={() => setSolved(true)} />}
        </Show>
        <Show when={!open() || (isSolved() && texts().length > 1)}>
          <Button onPress={next}>{t(open() ? 'coach.again.next' : 'coach.again.open')}</Button>
        </Show>
      </section>
    </Show>
  );
}

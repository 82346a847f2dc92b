import { createSignal, For, Show } from 'solid-js';
import { type Catalogue, createTranslate } from '../../../core/words.ts';
import type { PracticeTold } from './practice-desk.ts';

/** The words of practice, by top-level key; what is said of puzzles is loaded with them. */
export const practiceWords = ['practice', 'attempt', 'ruling', 'band'] as const;

export interface PracticeProps {
  readonly asks: readonly { readonly value: string; readonly label: string }[];
  readonly lang: string;
  readonly words: Catalogue;
}

type Desk = typeof import('./practice-desk.ts');

/** Practice without end: puzzles made here, about the question that the reader chooses. */
export function Practice(props: PracticeProps) {
  const t = createTranslate(props.words, props.lang);
  const [ask, setAsk] = createSignal('');
  const [open, setOpen] = createSignal<{ desk: Desk; told: PracticeTold }>();
  const [hasFailed, setFailed] = createSignal(false);
  let head: HTMLParagraphElement | undefined;
  const next = async () => {
    try {
      const desk = await import('./practice-desk.ts');
      setOpen({ desk, told: await desk.makePractice(ask(), props.words, props.lang) });
      setFailed(false);
      head?.focus();
    } catch {
      setFailed(true);
    }
  };
  return (
    <section class="st-panel" aria-label={t('practice.label')}>
      <label class="sl-select">
        <span>{t('practice.by')}</span>
        <select onChange={(event) => setAsk(event.currentTarget.value)}>
          <option value="">{t('practice.anything')}</option>
          <For each={props.asks}>
            {({ value, label }) => <option value={value}>{label}</option>}
          </For>
        </select>
      </label>
      <Show when={open()} keyed>
        {({ desk: { PracticePuzzle }, told }) => (
          <>
            <p class="sl-phase" tabindex="-1" ref={head}>
              {t('practice.number', { band: told.band })}
            </p>
            <PracticePuzzle told={told} lang={props.lang} />
          </>
        )}
      </Show>
      <p class="st-tools sl-on">
        <button type="button" class="st-button st-primary" onClick={next}>
          {t(open() ? 'practice.next' : 'practice.start')} ›
        </button>
      </p>
      <Show when={hasFailed()}>
        <p class="st-alarm" role="alert">
          {t('practice.failed')}
        </p>
      </Show>
    </section>
  );
}

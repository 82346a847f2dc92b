import { createSignal, For, Show } from 'solid-js';
import { type Catalogue, createTranslate } from '../core/words.ts';
import type { MadePuzzle, PracticePuzzle } from './PracticePuzzle.tsx';

/** The words of practice, by top-level key; what is said of puzzles is loaded with them. */
export const practiceWords = ['practice', 'attempt', 'ruling', 'band'] as const;

export interface PracticeProps {
  readonly asks: readonly { readonly value: string; readonly label: string }[];
  readonly lang: string;
  readonly words: Catalogue;
}

/** What makes puzzles of one game; it is loaded with the first one. */
export interface PracticeDesk {
  readonly PracticePuzzle: typeof PracticePuzzle;
  /** @param ask what is asked; anything if it names no question. */
  readonly makePractice: (ask: string, words: Catalogue, lang: string) => Promise<MadePuzzle>;
}

/** Practice without end: puzzles made here, about the question that the reader chooses. */
export function Practice(props: PracticeProps & { readonly desk: () => Promise<PracticeDesk> }) {
  const t = createTranslate(props.words, props.lang);
  const [ask, setAsk] = createSignal('');
  const [open, setOpen] = createSignal<{ desk: PracticeDesk; made: MadePuzzle }>();
  const [hasFailed, setFailed] = createSignal(false);
  let head: HTMLParagraphElement | undefined;
  const next = async () => {
    try {
      const desk = await props.desk();
      setOpen({ desk, made: await desk.makePractice(ask(), props.words, props.lang) });
      setFailed(false);
      head?.focus();
    } catch {
      setFailed(true);
    }
  };
  return (
    <section class="st-panel st-endless" aria-label={t('practice.label')}>
      <label class="st-select">
        <span>{t('practice.by')}</span>
        <select onChange={(event) => setAsk(event.currentTarget.value)}>
          <option value="">{t('practice.anything')}</option>
          <For each={props.asks}>
            {({ value, label }) => <option value={value}>{label}</option>}
          </For>
        </select>
      </label>
      <Show when={open()} keyed>
        {({ desk, made }) => (
          <>
            <p class="st-heading" tabindex="-1" ref={head}>
              {t('practice.number', { band: made.band })}
            </p>
            <desk.PracticePuzzle made={made} lang={props.lang} />
          </>
        )}
      </Show>
      <p class="st-tools st-on">
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

import { createSignal, onMount, Show } from 'solid-js';
import type { Catalogue } from '../../../../core/words.ts';
import { createTranslate, type Translate } from '../../explain/words.ts';
import styles from '../../tables/coach/Coach.css?url';

type Engine = typeof import('../../tables/coach/coach-engine.tsx');

/** What is loaded where there is a mistake to try again. */
interface Loaded {
  readonly engine: Engine;
  readonly t: Translate;
}

/** Tricks of the learner’s own rounds in which a card was dear, each to be tried again; nothing where there is none. */
export function Mistakes(props: { readonly lang: string; readonly words: Catalogue }) {
  const [texts, setTexts] = createSignal<readonly string[]>([]);
  const [loaded, setLoaded] = createSignal<Loaded>();
  const [open, setOpen] = createSignal<string>();
  const [isSolved, setSolved] = createSignal(false);
  const [hasFailed, setFailed] = createSignal(false);
  const load = async () => {
    try {
      setFailed(false);
      const { openMistakes } = await import('../../tables/coach/mistakes.ts');
      setTexts(openMistakes());
      if (texts().length === 0) return;
      const engine = await import('../../tables/coach/coach-engine.tsx');
      setLoaded({ engine, t: await engine.coachWords(props.lang, props.words) });
    } catch (error) {
      reportError(error);
      setFailed(true);
    }
  };
  onMount(load);
  const next = () => {
    const left = isSolved() ? texts().filter((text) => text !== open()) : texts();
    setTexts(left);
    setSolved(false);
    setOpen(left[0]);
  };
  return (
    <Show
      when={texts().length > 0 && loaded()}
      fallback={
        <Show when={hasFailed()}>
          <p class="st-alarm" role="alert">
            <button type="button" class="st-button" onClick={load}>
              {createTranslate(props.words, props.lang)('attempt.failed')}
            </button>
          </p>
        </Show>
      }
    >
      {(now) => {
        const { engine, t } = now();
        return (
          <section class="st-panel st-play">
            <link rel="stylesheet" href={styles} />
            <h2>{t('coach.again.heading', { count: texts().length })}</h2>
            <Show when={open()} keyed>
              {(text) => (
                <engine.TryAgain
                  text={text}
                  t={t}
                  lang={props.lang}
                  onSolved={() => setSolved(true)}
                />
              )}
            </Show>
            <Show when={!open() || (isSolved() && texts().length > 1)}>
              <button type="button" class="st-button" onClick={next}>
                {t(open() ? 'coach.again.next' : 'coach.again.open')}
              </button>
            </Show>
          </section>
        );
      }}
    </Show>
  );
}

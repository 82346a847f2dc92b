import { createSignal, onMount, Show } from 'solid-js';
import type { PlayGameProps } from './PlayGame.tsx';

export interface LazyPlayProps extends PlayGameProps {
  /** The id of what holds the game and, beside it, its picture. */
  readonly holder: string;
}

/** A game that comes right after the page, which shows its first moment till then. An island is woken by what is in it. */
export function LazyPlay(props: LazyPlayProps) {
  const [loaded, setLoaded] = createSignal<typeof import('./PlayGame.tsx')>();
  onMount(async () => {
    setLoaded(await import('./PlayGame.tsx'));
    document.querySelector(`#${props.holder} .sl-still`)?.remove();
  });
  return (
    <Show when={loaded()} fallback={<span />}>
      {(live) => {
        const { PlayGame } = live();
        // Not all at once with dots: for these Solid needs half a kilobyte on every page.
        return (
          <PlayGame told={props.told} place={props.place} lang={props.lang} words={props.words} />
        );
      }}
    </Show>
  );
}

import { createSignal, onMount, Show } from 'solid-js';
import type { Translate } from '../../explain/words.ts';
import type { GameText, GameTextProps } from './GameText.tsx';

export interface TextFoldProps extends Omit<GameTextProps, 't'> {
  readonly label: string;
  /** All that is said of a game as text; it is loaded when that is unfolded. */
  readonly words: () => Promise<Translate>;
}

/** A game as text, folded away. */
export function TextFold(props: TextFoldProps) {
  const [loaded, setLoaded] = createSignal<{ GameText: typeof GameText; t: Translate }>();
  let fold!: HTMLDetailsElement;
  const bring = async () => {
    if (loaded()) return;
    const [{ GameText }, t] = await Promise.all([import('./GameText.tsx'), props.words()]);
    setLoaded({ GameText, t });
  };
  // It may have been unfolded before the page was alive.
  onMount(() => fold.open && bring());
  return (
    <details ref={fold} class="st-play-text" onToggle={bring}>
      <summary>{props.label}</summary>
      <Show when={loaded()}>
        {(found) => {
          const { GameText, t } = found();
          return <GameText text={props.text} t={t} onOpen={props.onOpen} />;
        }}
      </Show>
    </details>
  );
}

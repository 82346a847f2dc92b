import { createSignal, onMount, Show } from 'solid-js';
import type { GameText } from './GameText.tsx';
import type { TextReader } from './pasted.ts';

export interface TextFoldProps {
  readonly label: string;
  /** The game that is played; none before one is. */
  readonly text?: string | undefined;
  /** What reads a game as text, with all that is said of it; it is loaded when that is unfolded. */
  readonly reader: () => Promise<TextReader>;
  /** Opens a game that could be read. */
  readonly onOpen: (text: string) => void;
}

/** A game as text, folded away. */
export function TextFold(props: TextFoldProps) {
  const [loaded, setLoaded] = createSignal<{ GameText: typeof GameText; reader: TextReader }>();
  let fold!: HTMLDetailsElement;
  const bring = async () => {
    if (loaded()) return;
    const [{ GameText }, reader] = await Promise.all([import('./GameText.tsx'), props.reader()]);
    setLoaded({ GameText, reader });
  };
  // It may have been unfolded before the page was alive.
  onMount(() => fold.open && bring());
  return (
    <details ref={fold} class="st-play-text" onToggle={bring}>
      <summary>{props.label}</summary>
      <Show when={loaded()}>
        {(found) => {
          const { GameText, reader } = found();
          return <GameText text={props.text} reader={reader} onOpen={props.onOpen} />;
        }}
      </Show>
    </details>
  );
}

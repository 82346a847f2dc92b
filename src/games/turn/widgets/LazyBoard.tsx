import { createSignal, onMount, Show } from 'solid-js';
import type { Board, BoardProps } from './Board.tsx';

export interface LazyBoardProps extends BoardProps {
  /** The id of what holds the board and, beside it, its picture. */
  readonly id: string;
}

/**
 * A board that comes when it is touched, or when a game was left here. Until then the page shows its
 * picture, whose buttons look and are placed the same.
 */
export function LazyBoard(props: LazyBoardProps) {
  const [live, setLive] = createSignal<typeof Board>();
  onMount(async () => {
    const holder = document.getElementById(props.id);
    const still = holder?.querySelector('.tn-still');
    const open = async (touched: number) => {
      const { Board } = await import('./Board.tsx');
      if (live()) return;
      still?.remove();
      setLive(() => Board);
      holder?.querySelectorAll('button')[touched]?.click();
    };
    still?.addEventListener('click', ({ target }) => {
      const button = target instanceof Element && target.closest('button');
      if (button) open([...still.querySelectorAll('button')].indexOf(button));
    });
    if (!props.keep) return;
    const { keptGame } = await import('./play-kept.ts');
    if (keptGame(props.keep.step) !== undefined) open(-1);
  });
  return (
    <Show when={live()}>
      {(loaded) => {
        const Live = loaded();
        // All of them as they are: to put props together Solid needs half a kilobyte.
        return <Live {...props} />;
      }}
    </Show>
  );
}

import { createSignal, onMount, type ParentProps, Show } from 'solid-js';
import type { Catalogue } from '../../../../core/words.ts';
import { readPart } from '../../../../device/fragment.ts';
import { painted } from '../../../../device/wait.ts';
import type { GameStart } from './PlayGame.tsx';

interface PlayRoundProps {
  /** The round before the first card: what `parseGame` reads. */
  readonly source: string;
  readonly game: string;
  readonly lesson: string;
  /** The step’s id in its lesson; the section that holds the round is called by it. */
  readonly step: string;
  readonly lang: string;
  readonly words: Catalogue;
}

/** The words that only the page has: they hold addresses of the site. */
export const playRoundWords = ['ruling'] as const;

/**
 * A whole round to play. The page gives its first moment as a picture; the round takes its place when a card
 * is touched or the coach asked, a link brings a moment of it, or one was left here before.
 */
export function PlayRound(props: ParentProps<PlayRoundProps>) {
  const [start, setStart] = createSignal<GameStart>();
  let still!: HTMLDivElement;
  onMount(async () => {
    const open = async (card?: string, isAsked = false) => {
      const { startPlay } = await import('./play-engine.ts');
      const started = await startPlay(props.source, props.words, props.lang, card);
      setStart((earlier) => earlier ?? started);
      const coach = `#step-${props.step} .st-coach button`;
      if (isAsked) document.querySelector<HTMLElement>(coach)?.click();
    };
    still.addEventListener('click', ({ target }) => {
      const pressed =
        target instanceof Element && target.closest<HTMLElement>('[data-card], .st-coach button');
      if (!pressed) return;
      const { card } = pressed.dataset;
      painted().then(() => open(card, !card));
    });
    if (readPart(props.step) !== undefined) return open();
    const { tables } = await import('../../players/kept.ts');
    if (tables.textOf(props.step) !== undefined) open();
  });
  return (
    <Show
      when={start()}
      fallback={
        <div ref={still} class="st-play-still st-play-board">
          {props.children}
        </div>
      }
    >
      {(started) => {
        const { PlayGame } = started();
        // Not all at once with dots: for these Solid needs half a kilobyte on every page.
        return (
          <PlayGame
            place={{ game: props.game, lesson: props.lesson, step: props.step }}
            start={started()}
          />
        );
      }}
    </Show>
  );
}

import { Show } from 'solid-js';
import type { Translate } from '../../explain/words.ts';
import { PlayTotals } from './PlayTotals.tsx';
import { PlayEarlier } from './PlayWon.tsx';
import type { PlayView } from './play-view.ts';

/** What is written down beside the table: the points of a game so far, what help there was, and the last tricks. */
export function PlaySheet(props: { readonly view: PlayView; readonly t: Translate }) {
  return (
    <>
      <Show when={props.view.game?.rounds.length ? props.view.game : null}>
        {(game) => <PlayTotals game={game()} t={props.t} />}
      </Show>
      <Show when={props.view.marks}>
        <p class="st-note">{props.view.marks}</p>
      </Show>
      <Show when={props.view.earlier.length > 0}>
        <PlayEarlier tricks={props.view.earlier} t={props.t} />
      </Show>
    </>
  );
}

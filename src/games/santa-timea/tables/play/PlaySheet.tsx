import { Show } from 'solid-js';
import type { Translate } from '../../explain/words.ts';
import { PlayTotals } from './PlayTotals.tsx';
import { PlayEarlier } from './PlayWon.tsx';
import type { ToldPlay } from './told-play.ts';

/** What is written down beside the table: the points of a game so far, what help there was, and the last tricks. */
export function PlaySheet(props: { readonly told: ToldPlay; readonly t: Translate }) {
  return (
    <>
      <Show when={props.told.game?.rounds.length ? props.told.game : null}>
        {(game) => <PlayTotals game={game()} t={props.t} />}
      </Show>
      <Show when={props.told.marks}>
        <p class="st-note">{props.told.marks}</p>
      </Show>
      <Show when={props.told.earlier.length > 0}>
        <PlayEarlier tricks={props.told.earlier} t={props.t} />
      </Show>
    </>
  );
}

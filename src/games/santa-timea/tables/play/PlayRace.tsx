import { For, Show } from 'solid-js';
import type { Translate } from '../../explain/words.ts';
import { EarlierLine } from './PlayWon.tsx';
import type { EndView, PlayView } from './play-view.ts';
import { Race } from './Race.tsx';
import { raceOf } from './race.ts';

/** What lies on the table behind a score: the race between two rounds, and in the end the winner’s moment. */
export function PlayEnd(props: { readonly view: PlayView; readonly t: Translate }) {
  const t = props.t;
  const between = () => (
    <Show when={props.view.score && props.view.game}>
      {(game) => (
        <Race lanes={raceOf(game())} t={t}>
          {game().heading}
        </Race>
      )}
    </Show>
  );
  return (
    <Show when={props.view.end} fallback={between()}>
      {(end) => (
        <div class="st-end">
          <Race lanes={end().lanes} t={t}>
            {end().title}
          </Race>
        </div>
      )}
    </Show>
  );
}

/** The tricks of a game that one will remember. */
export const NotedTricks = (props: { readonly end: EndView; readonly t: Translate }) => (
  <dl class="st-noted">
    <For each={props.end.tricks}>
      {({ title, trick }) => (
        <div>
          <dt>{title}</dt>
          <dd>
            <EarlierLine trick={trick} t={props.t} />
          </dd>
        </div>
      )}
    </For>
  </dl>
);

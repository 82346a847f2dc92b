import { Index, Show } from 'solid-js';
import { Steps } from '../../../../kit/ruling/Steps.tsx';
import type { Translate } from '../../explain/words.ts';
import type { ToldGame } from './told-game.ts';

/** The points of a game so far, a column for each player; behind a score also what comes of them. */
export function PlayTotals(props: { readonly game: ToldGame; readonly t: Translate }) {
  const t = props.t;
  return (
    <div class="st-score">
      <table class="st-score-sheet st-play-totals">
        <caption>{t('play.totals')}</caption>
        <thead>
          <tr>
            <td />
            <Index each={props.game.names}>
              {(name) => (
                <th scope="col">
                  <span>{name()}</span>
                </th>
              )}
            </Index>
          </tr>
        </thead>
        <tbody>
          <Index each={props.game.rounds}>
            {(points, index) => (
              <Row label={t('play.of-round', { number: index + 1 })} of={points()} />
            )}
          </Index>
          <Row label={t('play.total')} of={props.game.totals} />
        </tbody>
      </table>
      <Show when={props.game.sentences.length > 0}>
        <Steps steps={props.game.sentences} t={t} />
      </Show>
    </div>
  );
}

function Row(props: { readonly label: string; readonly of: readonly number[] }) {
  return (
    <tr>
      <th scope="row">{props.label}</th>
      <Index each={props.of}>{(value) => <td>{value()}</td>}</Index>
    </tr>
  );
}

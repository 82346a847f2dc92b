import { Index, Show } from 'solid-js';
import { Steps } from '../../../../kit/ruling/Steps.tsx';
import type { Translate } from '../../explain/words.ts';
import { ScoreRow, ScoreSheet } from '../score/ScoreSheet.tsx';
import type { GameView } from './game-view.ts';

/** The points of a game so far, a column for each player; behind a score also what comes of them. */
export function PlayTotals(props: { readonly game: GameView; readonly t: Translate }) {
  const t = props.t;
  return (
    <div class="st-score st-play-totals">
      <ScoreSheet caption={t('play.totals')} names={props.game.names}>
        <Index each={props.game.rounds}>
          {(points, index) => (
            <ScoreRow label={t('play.of-round', { number: index + 1 })} cells={points()} />
          )}
        </Index>
        <ScoreRow label={t('play.total')} cells={props.game.totals} />
      </ScoreSheet>
      <Show when={props.game.sentences.length > 0}>
        <Steps steps={props.game.sentences} t={t} />
      </Show>
    </div>
  );
}

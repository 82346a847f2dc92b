import { Index } from 'solid-js';
import { Steps } from '../../../../kit/ruling/Steps.tsx';
import type { Translate } from '../../explain/words.ts';
import { RoundScoreSheet } from '../score/ScoreSheet.tsx';
import type { ScoreView } from '../score/score-view.ts';

interface PlayScoreProps {
  readonly score: ScoreView;
  readonly t: Translate;
}

/** The end of a round: the sheet, and the reasons for every number. */
export function PlayScore(props: PlayScoreProps) {
  const t = props.t;
  return (
    <div class="st-score">
      <RoundScoreSheet judged={props.score} t={t} />
      <Index each={props.score.seats}>
        {(seat) => (
          <details class="st-score-why">
            <summary>{`${seat().name} · ${t('score.why', { points: seat().points })}`}</summary>
            <Steps steps={seat().sentences} t={t} />
          </details>
        )}
      </Index>
    </div>
  );
}

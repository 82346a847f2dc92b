import { For, Index, Show } from 'solid-js';
import type { Wind } from '../../../../core/compass.ts';
import { Steps } from '../../../../kit/ruling/Steps.tsx';
import type { Translate } from '../../explain/words.ts';
import type { JudgedScore } from '../score/judged-score.ts';
import { RoundScoreSheet } from '../score/ScoreSheet.tsx';

export interface PlayScoreProps {
  readonly score: JudgedScore;
  readonly t: Translate;
  /** [R2] The learner discards a set or keeps it. */
  readonly onToggle: (set: Wind) => void;
}

/** The end of a round: the learner’s choice of sets, the sheet, and the reasons for every number. */
export function PlayScore(props: PlayScoreProps) {
  const t = props.t;
  const own = () => props.score.seats[0]?.sets ?? [];
  return (
    <div class="st-score">
      <Show when={own().length > 0}>
        <p>{t('play.sets')}</p>
      </Show>
      <For each={own().map(({ wind }) => wind)}>
        {(wind) => (
          <label class="st-option">
            <input
              type="checkbox"
              checked={own().some((set) => set.wind === wind && set.isDiscarded)}
              onChange={() => props.onToggle(wind)}
            />
            {t('score.discard', { wind: t(`wind.${wind}`) })}
          </label>
        )}
      </For>
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

import { createMemo, createSignal, Index, Show } from 'solid-js';
import type { Translate } from '../../explain/words.ts';
import type { ScorePosition } from '../../notation/score.ts';
import type { Holding } from '../../rules/score.ts';
import { RoundScoreCards } from '../score/RoundScoreCards.tsx';
import { RoundScoreSeat } from '../score/RoundScoreSeat.tsx';
import { RoundScoreSheet } from '../score/ScoreSheet.tsx';
import { toggleSet } from '../score/score-cards.ts';
import { viewScore } from '../score/score-view.ts';

interface FirstScoreProps {
  readonly position: ScorePosition;
  readonly names: readonly string[];
  readonly lang: string;
  readonly t: Translate;
  /** Left out where only the sheet is shown. */
  readonly onChange?: (holdings: readonly Holding[]) => void;
}

/** What everybody took, what becomes of it, and why; every card can be corrected. */
export function FirstScore(props: FirstScoreProps) {
  const { t } = props;
  const judged = createMemo(() => viewScore(props.position, t, props.lang, props.names));
  const [editing, setEditing] = createSignal<number>();
  const holdings = () => props.position.holdings;
  return (
    <div class="st-panel st-score">
      <Show when={props.onChange}>
        {(change) => (
          <div class="st-score-seats">
            <Index each={judged().seats}>
              {(seat, index) => (
                <RoundScoreSeat
                  seat={seat()}
                  of=""
                  notes={[]}
                  isEditing={editing() === index}
                  t={t}
                  onEdit={() => setEditing(editing() === index ? undefined : index)}
                  onToggle={(wind) => change()(toggleSet(holdings(), index, wind))}
                >
                  <RoundScoreCards
                    holdings={holdings()}
                    seat={index}
                    t={t}
                    onChange={(next) => change()(next)}
                  />
                </RoundScoreSeat>
              )}
            </Index>
          </div>
        )}
      </Show>
      <RoundScoreSheet judged={judged()} t={t} />
    </div>
  );
}

import { createMemo, createSignal, Show } from 'solid-js';
import type { Translate } from '../../explain/words.ts';
import type { ScorePosition } from '../../notation/score.ts';
import type { Holding } from '../../rules/score.ts';
import { missingIn } from '../score/game-sheet.ts';
import { ScoreSeats } from '../score/ScoreSeats.tsx';
import { RoundScoreSheet } from '../score/ScoreSheet.tsx';
import { isDamage, withDamage } from '../score/score-cards.ts';
import { viewScore } from '../score/score-view.ts';

interface FirstScoreProps {
  readonly position: ScorePosition;
  readonly names: readonly string[];
  readonly lang: string;
  readonly t: Translate;
  /** Whether the judge knows the cards; else the damage may be noted alone. */
  readonly isSeen: boolean;
  /** Left out where only the sheet is shown. */
  readonly onChange?: ((holdings: readonly Holding[]) => void) | undefined;
}

/** What everybody took, what becomes of it, and why; every card can be corrected. */
export function FirstScore(props: FirstScoreProps) {
  const { t } = props;
  const judged = createMemo(() => viewScore(props.position, t, props.lang, props.names));
  /** What was typed for a damage and can be none, by seat. */
  const [wrong, setWrong] = createSignal<readonly (string | undefined)[]>([]);
  const holdings = () => props.position.holdings;
  const note = (seat: number, written: string) => {
    const isWrong = written !== '' && !isDamage(written);
    setWrong(Object.assign([...wrong()], { [seat]: isWrong ? written : undefined }));
    props.onChange?.(withDamage(holdings(), seat, written));
  };
  return (
    <div class="st-panel st-score" classList={{ 'st-blank': missingIn(props.position).length > 0 }}>
      <Show when={props.onChange}>
        {(change) => (
          <ScoreSeats
            seats={judged().seats}
            holdings={holdings()}
            wrong={wrong()}
            of=""
            t={t}
            onNote={props.isSeen ? undefined : note}
            onChange={(next) => change()(next)}
          />
        )}
      </Show>
      <RoundScoreSheet judged={judged()} t={t} />
    </div>
  );
}

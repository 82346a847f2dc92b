import { For } from 'solid-js';
import type { Translate } from '../../explain/words.ts';
import type { JudgedScore } from './judged-score.ts';
import { ScoreRow, ScoreSheet } from './ScoreSheet.tsx';

/** The sheet of a round, added up from top to bottom. */
export function RoundScoreSheet(props: { readonly judged: JudgedScore; readonly t: Translate }) {
  const rules = () => {
    const { edition, variant } = props.judged.position;
    const book = `${props.t('reading.edition')} ${props.t(`reading.${edition}`)}`;
    return `${props.t(`reading.${variant}`)} · ${book}`;
  };
  return (
    <ScoreSheet
      caption={
        <>
          {props.t('score.sheet')} <small>{rules()}</small>
        </>
      }
      names={props.judged.seats.map(({ name }) => name)}
    >
      <For each={props.judged.rows}>
        {({ label, cells }) => <ScoreRow label={label} cells={cells} />}
      </For>
    </ScoreSheet>
  );
}

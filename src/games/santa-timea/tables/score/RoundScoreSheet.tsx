import { For } from 'solid-js';
import type { Translate } from '../../explain/words.ts';
import type { JudgedScore } from './judged-score.ts';

/** The score sheet as it is kept on paper: a column for each player, added up from top to bottom. */
export function RoundScoreSheet(props: { readonly judged: JudgedScore; readonly t: Translate }) {
  const rules = () => {
    const { edition, variant } = props.judged.position;
    const book = `${props.t('reading.edition')} ${props.t(`reading.${edition}`)}`;
    return `${props.t(`reading.${variant}`)} · ${book}`;
  };
  return (
    <table class="st-score-sheet">
      <caption>
        {props.t('score.sheet')} <small>{rules()}</small>
      </caption>
      <thead>
        <tr>
          <td />
          <For each={props.judged.seats}>
            {({ name }) => (
              <th scope="col">
                <span>{name}</span>
              </th>
            )}
          </For>
        </tr>
      </thead>
      <tbody>
        <For each={props.judged.rows}>
          {({ label, cells }) => (
            <tr>
              <th scope="row">{label}</th>
              <For each={cells}>{(cell) => <td>{cell}</td>}</For>
            </tr>
          )}
        </For>
      </tbody>
    </table>
  );
}

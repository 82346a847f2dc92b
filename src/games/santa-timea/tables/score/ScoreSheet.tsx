import { For, Index, type JSX } from 'solid-js';
import type { Translate } from '../../explain/words.ts';
import type { ScoreView } from './score-view.ts';

export function ScoreSheet(props: {
  readonly caption: JSX.Element;
  readonly names: readonly string[];
  readonly children: JSX.Element;
}) {
  return (
    <table class="st-score-sheet">
      <caption>{props.caption}</caption>
      <thead>
        <tr>
          <td />
          <Index each={props.names}>
            {(name) => (
              <th scope="col">
                <span>{name()}</span>
              </th>
            )}
          </Index>
        </tr>
      </thead>
      <tbody>{props.children}</tbody>
    </table>
  );
}

export function ScoreRow(props: {
  readonly label: JSX.Element;
  readonly cells: readonly (number | string | undefined)[];
  readonly isFresh?: boolean;
}) {
  return (
    <tr classList={{ 'st-fresh': props.isFresh }}>
      <th scope="row">{props.label}</th>
      <Index each={props.cells}>{(cell) => <td>{cell()}</td>}</Index>
    </tr>
  );
}

export function RoundScoreSheet(props: { readonly judged: ScoreView; readonly t: Translate }) {
  const rules = () => {
    const { edition, variant } = props.judged.position;
    const game = props.t(`reading.${variant}`);
    if (props.judged.editions.length === 0) return game;
    return `${game} · ${props.t('reading.edition')} ${props.t(`reading.${edition}`)}`;
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

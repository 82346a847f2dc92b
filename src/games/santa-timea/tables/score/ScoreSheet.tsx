import { Index, type JSX } from 'solid-js';

/** A score sheet as it is kept on paper: a column for each player. */
export function ScoreSheet(props: {
  readonly caption: JSX.Element;
  readonly names: readonly string[];
  /** A `ScoreRow` for all that is added up. */
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

/** One number of every player. */
export function ScoreRow(props: {
  readonly label: JSX.Element;
  readonly cells: readonly (number | string | undefined)[];
}) {
  return (
    <tr>
      <th scope="row">{props.label}</th>
      <Index each={props.cells}>{(cell) => <td>{cell()}</td>}</Index>
    </tr>
  );
}

import type { WindCard } from '../rules/cards.ts';
import type { ClauseId } from '../rules/clauses.ts';
import type { Row } from '../rules/row.ts';

export type RowStep = { readonly clause: ClauseId } & (
  | { readonly key: 'row-current' | 'row-new'; readonly card: WindCard }
  | { readonly key: 'row-moved' | 'row-forecast'; readonly cards: readonly WindCard[] }
  | { readonly key: 'row-empty' }
);

/** @param before the row one trick earlier; null at the start of the round. */
export function explainRow(row: Row, before: Row | null): RowStep[] {
  const [current] = row.open;
  const steps: RowStep[] = [];
  if (before && row.open.length > 0) {
    const turned = before.deck.length > row.deck.length ? row.open.at(-1) : undefined;
    const moved = turned ? row.open.slice(0, -1) : row.open;
    steps.push({ key: 'row-moved', clause: 'T5', cards: moved });
    if (turned) steps.push({ key: 'row-new', clause: 'T5', card: turned });
  }
  if (current) steps.push({ key: 'row-current', clause: 'S3', card: current });
  else steps.push({ key: 'row-empty', clause: 'R1' });
  if (!before && row.forecast.length > 0) {
    steps.push({ key: 'row-forecast', clause: 'B1', cards: row.forecast });
  }
  return steps;
}

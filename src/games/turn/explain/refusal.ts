import type { ClauseId } from '../rules/clauses.ts';
import type { Direction } from '../rules/directions.ts';
import type { Refusal } from '../rules/legal.ts';

/** Why a move is refused; the words for it are those of the error with the same code. */
export interface RefusalStep {
  readonly key: Refusal['code'];
  readonly clause: ClauseId;
  /** The places to which the wind card could point instead. */
  readonly points: readonly Direction[];
}

export const explainRefusal = ({ code, clause, points }: Refusal): RefusalStep[] => [
  { key: code, clause, points },
];

import type { ClauseId } from '../rules/clauses.ts';
import type { Refusal } from '../rules/legal.ts';

/** Why a move is refused; the words for it are those of the error with the same code. */
export interface RefusalStep {
  readonly key: Refusal['code'];
  readonly clause: ClauseId;
}

export const explainRefusal = ({ code, clause }: Refusal): RefusalStep[] => [{ key: code, clause }];

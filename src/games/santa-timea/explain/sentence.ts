import type { ReasonText } from '../../../kit/question/view.ts';
import type { ClauseId } from '../rules/clauses.ts';
import { type Edition, isRuling, type OpenPoint } from '../rules/readings.ts';

export interface Sentence extends ReasonText {
  readonly clause: ClauseId;
}

/** A step's words with what stands behind them: its clause, and whether this edition prints the answer. */
export const sentenceOf = (
  text: string,
  step: { readonly clause: ClauseId; readonly question?: OpenPoint },
  edition: Edition,
): Sentence => ({
  text,
  clause: step.clause,
  ours: step.question !== undefined && isOurs(edition, step.question),
});

/** Whether an edition's answer is our ruling; the house reading is the German book plus our rulings. */
export const isOurs = (edition: Edition, question: OpenPoint): boolean =>
  isRuling(edition === 'house' ? 'de' : edition, question);

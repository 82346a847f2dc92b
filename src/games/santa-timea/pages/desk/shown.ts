import type { Entry } from '../../editions/register.ts';
import { decidingClause, fieldsOf, groundOf } from '../../editions/verdict.ts';
import type { ClauseId } from '../../rules/clauses.ts';
import type { OpenPoint } from '../../rules/readings.ts';
import { type Typical, typicalOf } from './typical.ts';

/** The positions that the page of its topic shows with an entry. */
export interface Shown {
  /** The questions that it decides, each with its witness. */
  readonly questions: readonly OpenPoint[];
  /** Where else its witnesses stand: a question is shown once, with the clause that decides it. */
  readonly elsewhere: readonly ClauseId[];
  /** A position on which the books agree, where there is no witness. */
  readonly typical: Typical | null;
}

export function shownWith(entry: Entry): Shown {
  const { id, kind, verdict } = entry;
  const fields = fieldsOf(id);
  const questions = fields.filter((question) => decidingClause(question) === id);
  const isElsewhere = groundOf(entry) === 'witness' && questions.length === 0;
  const isPlayed = kind !== 'note' || verdict === 'equivalent';
  return {
    questions,
    elsewhere: isElsewhere ? [...new Set(fields.map(decidingClause))] : [],
    typical: isPlayed && !isElsewhere && questions.length === 0 ? typicalOf(entry) : null,
  };
}

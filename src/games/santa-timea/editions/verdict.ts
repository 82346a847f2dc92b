import type { ClauseId } from '../rules/clauses.ts';
import { OPEN_POINTS, type OpenPoint } from '../rules/readings.ts';
import type { Entry } from './register.ts';

const ALL = Object.keys(OPEN_POINTS) as OpenPoint[];

/** The reading fields that an entry has a part in. */
export const fieldsOf = (id: string): readonly OpenPoint[] =>
  ALL.filter((question) => (OPEN_POINTS[question].clauses as readonly string[]).includes(id));

/** Of the clauses that a question touches, the last decides it. */
export const decidingClause = (question: OpenPoint): ClauseId =>
  OPEN_POINTS[question].clauses.at(-1) as ClauseId;

/**
 * What a verdict rests on. `words`: all say the same. `witness`: positions on which the readings part.
 * `harmless`: no play depends on it. Null where its reason says it all.
 */
export function groundOf({ id, kind, verdict }: Entry): 'words' | 'witness' | 'harmless' | null {
  if (verdict === 'same') return 'words';
  if (verdict !== 'equivalent' && fieldsOf(id).length > 0) return 'witness';
  return verdict !== 'equivalent' && (kind === 'note' || kind === 'example') ? 'harmless' : null;
}

import { err, ok, type Result } from './result.ts';

/** What is wrong with a list of clauses that a fence or a task claims. */
export type ClauseListError =
  | { readonly code: 'no-clauses' }
  | { readonly code: 'unknown-clause'; readonly found: string };

/**
 * Clauses that exist, at least one.
 * @param all every clause of the game.
 */
export function readClauseList<Id extends string>(
  ids: readonly string[],
  all: readonly Id[],
): Result<readonly Id[], ClauseListError> {
  if (ids.length === 0) return err({ code: 'no-clauses' });
  const isClause = (id: string): id is Id => all.some((clause) => clause === id);
  const unknown = ids.find((id) => !isClause(id));
  return unknown === undefined
    ? ok(ids.filter(isClause))
    : err({ code: 'unknown-clause', found: unknown });
}

import { err, type Result } from '../../core/result.ts';
import type { Part } from '../../core/scanner.ts';

/** What is no question, or not one that can be asked about its position. */
export interface NoTask {
  readonly code: 'no-task';
}

export const noTask = err<NoTask>({ code: 'no-task' });

/**
 * How the kinds of a game read their positions.
 * @param parse reads any position of the game.
 */
export const positionsOf =
  <P extends { readonly kind: string }, E>(parse: (part: Part) => Result<P, E>) =>
  /** Reads a position of one kind, and goes on to make a question of it. */
  <K extends P['kind'], Q>(
    kind: K,
    part: Part,
    make: (position: Extract<P, { kind: K }>) => Result<Q, E | NoTask>,
  ): Result<Q, E | NoTask> => {
    const isKind = (position: P): position is Extract<P, { kind: K }> => position.kind === kind;
    const parsed = parse(part);
    if (!parsed.ok) return parsed;
    return isKind(parsed.value) ? make(parsed.value) : noTask;
  };

import { err, ok, type Result } from '../../../core/result.ts';
import { parsePosition } from '../notation/position.ts';
import { isPlain, makePuzzle } from './line.ts';
import type { PuzzleError } from './line-reader.ts';
import { type Puzzle, solve } from './puzzle.ts';

/** The line of a new puzzle about this position: the next free id, and all the engine has to say. */
export function draftPuzzle(
  position: string,
  others: readonly Pick<Puzzle, 'id'>[],
): Result<string, PuzzleError> {
  const parsed = parsePosition(position);
  if (!parsed.ok) return parsed;
  const whole = { line: 1, column: 1, found: position.split('\n')[0] as string };
  if (parsed.value.kind !== 'trick') return err({ code: 'expected-trick', ...whole });
  if (!isPlain(parsed.value)) return err({ code: 'plain-trick-only', ...whole });
  const { trick } = parsed.value;
  return ok(makePuzzle({ id: nextId(others), trick, ...solve(trick) }));
}

function nextId(others: readonly Pick<Puzzle, 'id'>[]): string {
  const highest = Math.max(0, ...others.map(({ id }) => Number(id.slice(1))));
  return `p${String(highest + 1).padStart(2, '0')}`;
}

import { LineReader, type Word } from '../../../core/line-reader.ts';
import { err, ok, type Result } from '../../../core/result.ts';
import { type PuzzleError, readPuzzle } from './line.ts';
import { makeTask } from './make.ts';
import type { Puzzle } from './puzzle.ts';

/**
 * Reads a file of puzzles, one per line; blank lines and `# comments` are skipped. The engine checks
 * every claim, and no id and no task may come twice.
 * @returns every puzzle in the order of the file, or the first error of every line that has one.
 */
export function parsePuzzles(text: string): Result<readonly Puzzle[], readonly PuzzleError[]> {
  const puzzles: Puzzle[] = [];
  const errors: PuzzleError[] = [];
  const ids = new Map<string, number>();
  const tasks = new Map<string, number>();
  for (const [index, source] of text.split('\n').entries()) {
    if (source.replace(/#.*/, '').trim() === '') continue;
    const reader = new LineReader<PuzzleError['code']>(source, index + 1);
    const read = readPuzzle(reader);
    if (read && !reader.error) {
      const { puzzle, places } = read;
      once(reader, ids, puzzle.id, 'duplicate-id', places.id);
      once(reader, tasks, makeTask(puzzle.task), 'repeated-task', places.source);
      if (!reader.error) puzzles.push(puzzle);
    }
    if (reader.error) errors.push(reader.error);
  }
  return errors.length > 0 ? err(errors) : ok(puzzles);
}

/** Fails when an earlier line has the same key. */
function once(
  reader: LineReader<PuzzleError['code']>,
  lines: Map<string, number>,
  key: string,
  code: 'duplicate-id' | 'repeated-task',
  at: Word,
): void {
  const earlier = lines.get(key);
  if (earlier !== undefined) reader.fail(code, at, { earlier });
  else lines.set(key, reader.line);
}

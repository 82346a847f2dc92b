import type { Word } from '../../../core/line-reader.ts';
import { err, ok, type Result } from '../../../core/result.ts';
import { readPuzzle } from './line.ts';
import { LineReader, type PuzzleError } from './line-reader.ts';
import { type Puzzle, patternOf } from './puzzle.ts';

/**
 * Reads a file of puzzles, one per line; blank lines and `# comments` are skipped. The engine checks
 * every claim, and no id and no position may come twice.
 * @returns every puzzle in the order of the file, or the first error of every line that has one.
 */
export function parsePuzzles(text: string): Result<readonly Puzzle[], readonly PuzzleError[]> {
  const puzzles: Puzzle[] = [];
  const errors: PuzzleError[] = [];
  const ids = new Map<string, number>();
  const patterns = new Map<string, number>();
  for (const [index, source] of text.split('\n').entries()) {
    if (source.replace(/#.*/, '').trim() === '') continue;
    const reader = new LineReader(source, index + 1);
    const { puzzle, places } = readPuzzle(reader);
    if (!reader.error) {
      once(reader, ids, puzzle.id, 'duplicate-id', places.id);
      once(reader, patterns, patternOf(puzzle.trick), 'repeated-position', places.source);
    }
    if (reader.error) errors.push(reader.error);
    else puzzles.push(puzzle);
  }
  return errors.length > 0 ? err(errors) : ok(puzzles);
}

/** Fails when an earlier line has the same key. */
function once(
  reader: LineReader,
  lines: Map<string, number>,
  key: string,
  code: 'duplicate-id' | 'repeated-position',
  at: Word,
): void {
  const earlier = lines.get(key);
  if (earlier !== undefined) reader.fail(code, at, { earlier });
  else lines.set(key, reader.line);
}

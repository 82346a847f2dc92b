import { err, ok, type Result } from '../../core/result.ts';
import { type Catalogue, createTranslate } from '../../core/words.ts';
import type { PuzzleEntry, Supply, TextFile } from '../game.ts';
import { nothingUsed, type PuzzleError, sayPuzzleError, type Used } from './file.ts';

interface FileProblem {
  readonly file: TextFile;
  readonly error: PuzzleError;
}

type Parse<P> = (text: string, used: Used) => Result<readonly P[], readonly PuzzleError[]>;

export function readFiles<P>(
  files: readonly TextFile[],
  parse: Parse<P>,
): Result<readonly P[], readonly FileProblem[]> {
  const used = nothingUsed();
  const puzzles: P[] = [];
  const problems: FileProblem[] = [];
  for (const file of files) {
    const parsed = parse(file.text, used);
    if (parsed.ok) puzzles.push(...parsed.value);
    else problems.push(...parsed.error.map((error) => ({ file, error })));
  }
  return problems.length > 0 ? err(problems) : ok(puzzles);
}

interface Reading<P> {
  readonly format: { readonly parse: Parse<P>; readonly parseChecked: Parse<P> };
  /** Authors of puzzles read what is wrong in English, like every message of the build. */
  readonly english: Catalogue;
}

export function supplyOf<P, Entry>(
  files: RegExp,
  { format, english }: Reading<P>,
  entryOf: (puzzle: P) => Entry,
): Supply<Entry> {
  const t = createTranslate(english, 'en');
  return {
    files,
    read(texts) {
      const read = readFiles(texts, format.parseChecked);
      return read.ok ? read.value.map(entryOf) : [];
    },
    problems(texts) {
      const checked = readFiles(texts, format.parse);
      if (checked.ok) return [];
      return checked.error.map(({ file, error }) => {
        const { line, column, found } = error;
        return { file: file.path, line, column, found, message: sayPuzzleError(error, t) };
      });
    },
  };
}

export function collectionOf<P extends { readonly key: string }>(
  reading: Reading<P>,
  themes: readonly string[],
  about: (puzzle: P) => Omit<PuzzleEntry, 'id' | 'puzzle'>,
) {
  const supply = supplyOf(/^puzzles\.txt$/, reading, (puzzle) => ({
    id: puzzle.key,
    puzzle,
    ...about(puzzle),
  }));
  const place = ({ theme }: Pick<PuzzleEntry, 'theme'>) => themes.indexOf(theme);
  return {
    ...supply,
    read: (files: readonly TextFile[]) =>
      supply.read(files).toSorted((one, other) => place(one) - place(other)),
  };
}

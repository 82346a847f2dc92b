import errorWords from '../../../content/en/santa-timea/puzzles.json' with { type: 'json' };
import rulings from '../../../content/en/santa-timea/rulings.json' with { type: 'json' };
import taskWords from '../../../content/en/santa-timea/tasks.json' with { type: 'json' };
import { createTranslate } from '../../core/words.ts';
import type { DailyPuzzle } from './daily/puzzle.ts';
import { sayDailyErrors } from './daily/say.ts';
import { checkSupply, readSupply, type SupplyFile, type SupplyProblem } from './daily/supply.ts';

const WORDS = { ...rulings, ...errorWords, ...taskWords };

const FOLDER = 'puzzles/santa-timea/daily';

const TEXTS = import.meta.glob<string>('../../../puzzles/santa-timea/daily/????.txt', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** The puzzle of every day, in order, each line confirmed by the engine: only for the build. */
export const DAILY: readonly DailyPuzzle[] = openSupply(
  Object.keys(TEXTS)
    .toSorted()
    .map((path) => ({ name: path.slice(path.lastIndexOf('/') + 1), text: TEXTS[path] ?? '' })),
);

/** @throws when a line can't be read or the engine disagrees, so that the build fails and says where. */
export function openSupply(files: readonly SupplyFile[]): readonly DailyPuzzle[] {
  const read = readSupply(files);
  if (!read.ok) throw new Error(sayProblems(read.error));
  const problems = checkSupply(files);
  if (problems.length > 0) throw new Error(sayProblems(problems));
  return read.value;
}

function sayProblems(problems: readonly SupplyProblem[]): string {
  const t = createTranslate(WORDS, 'en');
  return problems
    .map(({ file, error }) => sayDailyErrors(`${FOLDER}/${file.name}`, file.text, [error], t))
    .join('\n\n');
}

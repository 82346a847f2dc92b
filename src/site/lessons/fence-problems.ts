import type { Translate } from '../../core/words.ts';
import type { Game } from '../../kit/game.ts';
import { fenceProblem } from '../../kit/lesson/fence.ts';
import type { LessonText, Outline } from './outline.ts';

/** Positions that can't be shown, each with its place in the file and a caret below the mistake. */
export function fenceProblems(
  { path }: LessonText,
  outline: Outline,
  game: Pick<Game, 'readFence' | 'fenceLanguage'>,
  t: Translate,
): string[] {
  return outline.fences
    .filter((fence) => fence.language === game.fenceLanguage)
    .flatMap((fence) => {
      const read = game.readFence(fence.source, fence.meta, t);
      return read.ok ? [] : fenceProblem({ file: path, line: String(fence.line) }, read.error);
    });
}

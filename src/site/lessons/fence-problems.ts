import type { Problem } from '../../core/text-error.ts';
import type { Translate } from '../../core/words.ts';
import type { Game } from '../../kit/game.ts';
import type { FenceError } from '../../kit/lesson/fence.ts';
import type { LessonText, Outline } from './outline.ts';

export const fenceProblem = (
  file: string,
  line: number,
  { line: within, column, message, found }: FenceError,
): Problem => ({
  file,
  line: line + within,
  column: within === 0 ? undefined : column,
  message,
  found,
});

export function fenceProblems(
  { path }: LessonText,
  outline: Outline,
  game: Pick<Game, 'readFence' | 'fenceLanguage'>,
  t: Translate,
): Problem[] {
  return outline.fences
    .filter((fence) => fence.language === game.fenceLanguage)
    .flatMap((fence) => {
      const read = game.readFence(fence.source, fence.meta, t);
      return read.ok ? [] : fenceProblem(path, fence.line, read.error);
    });
}

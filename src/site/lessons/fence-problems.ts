import type { Translate } from '../../core/words.ts';
import type { Game } from '../../kit/game.ts';
import type { FenceError } from '../../kit/lesson/fence.ts';
import type { LessonText, Outline } from './outline.ts';

/** What is wrong with the fence that begins on a line of a file, with a caret below the mistake. */
export const fenceProblem = (
  file: string,
  line: number,
  { line: within, column, message, picture }: FenceError,
): string => `${file}:${line + within}:${column}: ${message}\n${picture}`;

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
      return read.ok ? [] : fenceProblem(path, fence.line, read.error);
    });
}

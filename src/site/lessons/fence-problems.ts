import type { Translate } from '../../core/words.ts';
import type { Game } from '../../kit/game.ts';
import type { LessonText, Outline } from './outline.ts';

/** Positions that can't be shown, each with its place in the file and a caret below the mistake. */
export function fenceProblems(
  { path }: LessonText,
  outline: Outline,
  game: Pick<Game, 'checkFence' | 'fenceLanguage'>,
  t: Translate,
): string[] {
  return outline.fences
    .filter((fence) => fence.language === game.fenceLanguage)
    .flatMap((fence) => {
      const error = game.checkFence(fence.source, fence.meta, t);
      if (!error) return [];
      const line = fence.line + error.line;
      return `${path}:${line}:${error.column}: ${error.message}\n${error.picture}`;
    });
}

import type { Catalogue } from '../../../core/words.ts';
import { createTries } from '../../../widgets/create-tries.ts';
import { parseTask } from '../puzzles/read.ts';
import { PuzzleReply } from './PuzzleReply.tsx';
import { tellTask } from './tell-task.ts';
import { lateTranslate } from './words.ts';

/** What a puzzle needs once somebody answers: the engine, which judges, and what is said then. */
export type PuzzleDesk = ReturnType<typeof createTries> & {
  readonly PuzzleReply: typeof PuzzleReply;
};

/** @throws for a text that is no question: the page wrote it. */
export async function openPuzzle(
  source: string,
  words: Catalogue,
  lang: string,
): Promise<PuzzleDesk> {
  const t = await lateTranslate(words, lang);
  const task = parseTask(source);
  if (!task.ok) throw new Error(`“${source}” is no question`);
  return { ...createTries(tellTask(task.value, t, lang)), PuzzleReply };
}

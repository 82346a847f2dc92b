import type { Catalogue } from '../../../core/words.ts';
import { type AskedQuestion, PuzzleQuestion } from '../../../widgets/PuzzleQuestion.tsx';

export interface PuzzleProps {
  /** What `parseTask` reads. */
  readonly source: string;
  readonly asked: AskedQuestion;
  readonly lang: string;
  readonly words: Catalogue;
  /** The address of the next puzzle; none behind the last. */
  readonly nextHref: string | undefined;
}

/** The question of a puzzle; the page draws its table, and the engine judges it here. */
export const Puzzle = (props: PuzzleProps) => (
  <PuzzleQuestion
    asked={props.asked}
    lang={props.lang}
    words={props.words}
    nextHref={props.nextHref}
    judge={async () => {
      const { judgePuzzle } = await import('./puzzle-desk.ts');
      return judgePuzzle(props.source, props.words, props.lang);
    }}
  />
);

import type { JSX } from 'solid-js';
import type { Catalogue } from '../core/words.ts';
import { PuzzleQuestion } from './PuzzleQuestion.tsx';
import type { ToldQuestion } from './told.ts';

/** A puzzle of endless practice, made and told on this device. */
export interface MadePuzzle {
  readonly told: ToldQuestion;
  /** How hard it is, in words. */
  readonly band: string;
  /** Draws the table that the question is about. */
  readonly scene: () => JSX.Element;
  readonly words: Catalogue;
}

/** A made puzzle: its table and its question. */
export const PracticePuzzle = (props: { readonly made: MadePuzzle; readonly lang: string }) => (
  <>
    {props.made.scene()}
    <PuzzleQuestion
      asked={props.made.told}
      judge={async () => props.made.told}
      lang={props.lang}
      words={props.made.words}
      nextHref={undefined}
    />
  </>
);

import { PuzzleQuestion } from './PuzzleQuestion.tsx';
import type { PracticeTold } from './practice-desk.ts';
import { Scene } from './Scene.tsx';

/** A made puzzle: its table and its question. */
export const PracticePuzzle = (props: { readonly told: PracticeTold; readonly lang: string }) => (
  <>
    <Scene scene={props.told.scene} t={props.told.t} />
    <PuzzleQuestion
      source={props.told.source}
      question={props.told.question}
      answers={props.told.answers}
      lang={props.lang}
      words={props.told.words}
    />
  </>
);

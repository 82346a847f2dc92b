import { PuzzleQuestion } from '../../../widgets/PuzzleQuestion.tsx';
import type { PracticeTold } from './practice-desk.ts';
import { Scene } from './Scene.tsx';

/** A made puzzle: its table and its question. */
export const PracticePuzzle = (props: { readonly told: PracticeTold; readonly lang: string }) => (
  <>
    <Scene scene={props.told.task.scene} t={props.told.t} />
    <PuzzleQuestion
      asked={props.told.task}
      judge={async () => props.told.task}
      lang={props.lang}
      words={props.told.words}
      nextHref={undefined}
    />
  </>
);

import { Practice as Frame, type PracticeProps } from '../../../kit/question/Practice.tsx';

/** Practice with puzzles of this game. */
export const Practice = (props: PracticeProps) => (
  <Frame
    asks={props.asks}
    lang={props.lang}
    words={props.words}
    load={() => import('./made-question.tsx')}
  />
);

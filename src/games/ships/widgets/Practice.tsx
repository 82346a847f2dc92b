import { Practice as Frame, type PracticeProps } from '../../../widgets/Practice.tsx';

/** Practice with puzzles of this game. */
export const Practice = (props: PracticeProps) => (
  <Frame
    asks={props.asks}
    lang={props.lang}
    words={props.words}
    desk={() => import('./practice-desk.tsx')}
  />
);

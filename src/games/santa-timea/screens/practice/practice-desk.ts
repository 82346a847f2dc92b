/** What practice needs once it is begun: the engine, which makes puzzles and judges answers. */
export { readPractice } from '../../questions/supply/practice.ts';
export { PracticePuzzle } from './PracticePuzzle.tsx';

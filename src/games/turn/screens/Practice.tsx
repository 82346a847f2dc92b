import { practiceOf } from '../../../kit/question/Practice.tsx';

/** Practice with puzzles of this game. */
export const Practice = practiceOf(async () => {
  const [judging, { picture }] = await Promise.all([
    import('./questions.ts'),
    import('./picture.tsx'),
  ]);
  return { ...judging, picture };
});

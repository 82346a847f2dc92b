/** Chooses the cards of the stronger players apart from the page. */
import { chooseStrong } from '../../players/strong.ts';
import type { Question, Thought } from './think.ts';

addEventListener('message', ({ data: { view, level, seed, number } }: MessageEvent<Question>) => {
  postMessage({ number, card: chooseStrong(view, { level, seed }).card } satisfies Thought);
});

/** Chooses the cards of the stronger players apart from the page. */
import { chooseStrong } from '../../players/strong.ts';
import type { Question } from './think.ts';

addEventListener('message', ({ data: { view, level, seed } }: MessageEvent<Question>) => {
  postMessage(chooseStrong(view, { level, seed }).card);
});

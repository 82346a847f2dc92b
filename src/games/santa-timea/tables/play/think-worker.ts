/** Chooses the cards of the stronger players apart from the page. */
import { chooseStrong } from '../../players/strong.ts';
import type { Question, Thought } from './think.ts';

addEventListener('message', ({ data: { view, number, ...how } }: MessageEvent<Question>) => {
  postMessage({ number, card: chooseStrong(view, how).card } satisfies Thought);
});

import type { askLaterDay as Ask } from './ask-day.ts';

/**
 * Fetches what makes a day, and makes it. It stands apart so that the list of all those parts, which
 * goes with a late import, is not on the page of every day.
 */
export const askLaterDay: typeof Ask = async (...asked) => {
  const parts = await import('./ask-day.ts');
  return parts.askLaterDay(...asked);
};

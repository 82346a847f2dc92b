import type { Translate } from './words.ts';

export const playerNames = (t: Translate): readonly string[] =>
  [0, 1, 2, 3, 4].map((seat) => t(`player.${seat}`));

/** Names for the seats of a table; the learner, who needs one too, is the last. */
export const seatNames = (t: Translate): readonly string[] => {
  const names = playerNames(t);
  return [...names.slice(-1), ...names.slice(0, -1)];
};

/** What the players of somebody's own table are called. A made-up name would be nobody there, so who gave none has a number. */
export const namesAt = (own: readonly string[], t: Translate): readonly string[] =>
  own.map((name, seat) => name || t('player.other', { number: seat + 1 }));

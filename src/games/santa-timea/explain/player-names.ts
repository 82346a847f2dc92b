import type { Translate } from './words.ts';

/** The five players of the rulebook's examples, in playing order. */
export const playerNames = (t: Translate): readonly string[] =>
  [0, 1, 2, 3, 4].map((seat) => t(`player.${seat}`));

/** Names for the seats of a table; the learner, who needs one too, is the last. */
export const seatNames = (t: Translate): readonly string[] => {
  const names = playerNames(t);
  return [...names.slice(-1), ...names.slice(0, -1)];
};

/** What the players of a table are called, those without a name as the rulebook calls them. */
export function namesAt(own: readonly string[], t: Translate): readonly string[] {
  const known = playerNames(t);
  return own.map((name, seat) => name || (known[seat] as string));
}

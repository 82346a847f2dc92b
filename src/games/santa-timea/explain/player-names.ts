import type { Translate } from './words.ts';

/** The five players of the rulebook's examples, in playing order. Tables say them, which bring no other sentence. */
export const playerNames = (t: Translate): readonly string[] =>
  [0, 1, 2, 3, 4].map((seat) => t(`player.${seat}`));

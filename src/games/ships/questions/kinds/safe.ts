import { mostWinds } from '../../rules/sail.ts';
import { type AtTable, aboutPhase } from '../attack.ts';
import { anySail } from '../drafts.ts';
import { type Kind, NONE, numbers, numberWordsOf, seen } from '../kind.ts';
import { safeShows, safetyReasons } from '../safety.ts';

/** The fewest winds with which one cannot be brought down this turn: `safe in table sail …` */
export interface SafeQuestion extends AtTable {
  readonly ask: 'safe';
}

export const safe: Kind<SafeQuestion> = {
  asks: ['safe'],
  level: 9,
  ...aboutPhase('sail'),
  ...seen<SafeQuestion>({
    effort: 5,
    offered: ({ position }) => [...numbers(mostWinds(position.hands[0])), NONE],
    solve({ position }, sight) {
      const counts = safeShows(position, sight).map((show) => show.length);
      return [counts.length > 0 ? String(Math.min(...counts)) : NONE];
    },
  }),
  reasons: ({ position }) => safetyReasons(position),
  clauses: () => ['W2', 'W9', 'W10', 'W11'],
  scene: ({ position }) => position,
  ...numberWordsOf('safe'),
  draft: (ask, random) => ({ ask, position: anySail(random) }),
  needsTrap: true,
};

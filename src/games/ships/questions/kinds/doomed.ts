import { type AtTable, aboutPhase } from '../attack.ts';
import { anySail } from '../drafts.ts';
import { type Kind, seen, wordsOf } from '../kind.ts';
import { safeShows, safetyReasons } from '../safety.ts';

/** Whether one can be brought down this turn whatever one does: `doomed in table sail …` */
interface DoomedQuestion extends AtTable {
  readonly ask: 'doomed';
}

export const doomed: Kind<DoomedQuestion> = {
  asks: ['doomed'],
  level: 8,
  ...aboutPhase('sail'),
  ...seen<DoomedQuestion>({
    effort: 4,
    offered: () => ['yes', 'no'],
    solve: ({ position }, sight) => [safeShows(position, sight).length > 0 ? 'no' : 'yes'],
  }),
  reasons: ({ position }) => safetyReasons(position),
  clauses: () => ['W2', 'W9', 'W10', 'W11'],
  scene: ({ position }) => position,
  ...wordsOf('doomed'),
  draft: (ask, random) => ({ ask, position: anySail(random) }),
  needsTrap: true,
};

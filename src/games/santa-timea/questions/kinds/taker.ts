import { resolveTrick } from '../../rules/trick.ts';
import { indices, type Kind, rulesIn, sayAsk } from '../kind.ts';
import { type AtTrick, NOBODY, playersOf, trickClauses } from '../trick.ts';

/** Who takes the wind card: `taker in trick N2: N9 N4` */
export type TakerQuestion = AtTrick<'taker'>;

export const taker: Kind<TakerQuestion> = {
  asks: ['taker'],
  level: 3,
  ...playersOf<TakerQuestion>('taker'),
  answers({ position }, reading) {
    const { taker: place } = resolveTrick(position.trick, rulesIn(position, reading));
    return {
      offered: [...indices(position.trick.plays.length), NOBODY],
      right: [place === null ? NOBODY : String(place)],
    };
  },
  clauses: ({ position }) => ['T4', ...trickClauses(position)],
  say: sayAsk,
};

/** Who leads the next trick: `leader in trick N2: N9 N4` */
type LeaderQuestion = AtTrick<'leader'>;

export const leader: Kind<LeaderQuestion> = {
  asks: ['leader'],
  level: 4,
  ...playersOf<LeaderQuestion>('lead'),
  answers({ position }, reading) {
    const { lead } = resolveTrick(position.trick, rulesIn(position, reading));
    return { offered: indices(position.trick.plays.length), right: [String(lead)] };
  },
  clauses: ({ position }) => ['T6', ...trickClauses(position)],
  say: sayAsk,
};

import { explainMostWinds } from '../../explain/sail.ts';
import type { HandPosition } from '../../notation/position.ts';
import { windsOf } from '../../rules/sail.ts';
import { aboutPosition, anyHands, type Kind, numbers, sayNumber, seen } from '../kind.ts';

/** How many winds a hand can show at most: `most-winds in hand NN S B` */
interface MostWindsQuestion {
  readonly ask: 'most-winds';
  readonly position: HandPosition;
}

export const mostWinds: Kind<MostWindsQuestion> = {
  asks: ['most-winds'],
  level: 2,
  ...aboutPosition('hand'),
  ...seen({
    effort: 1,
    offered: ({ position }) => numbers(windsOf(position.cards).length),
    solve: ({ position }, sight) => [
      String(Math.max(...sight.shows(position.cards).map((show) => show.length))),
    ],
  }),
  reasons: ({ position }) => [explainMostWinds(position.cards)],
  clauses: () => ['W9'],
  sayAnswer: sayNumber,
  draft: (ask, random) => ({ ask, position: { kind: 'hand', cards: anyHands(random)[0] } }),
  needsTrap: true,
};

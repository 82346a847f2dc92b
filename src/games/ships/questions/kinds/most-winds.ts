import { explainMostWinds } from '../../explain/sail.ts';
import type { HandPosition } from '../../notation/position.ts';
import { windsOf } from '../../rules/sail.ts';
import { anyHands } from '../drafts.ts';
import { aboutPosition, type Kind, numbers, numberWordsOf, seen } from '../kind.ts';

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
  scene: ({ position }) => position,
  ...numberWordsOf('most-winds'),
  draft: (ask, random) => ({ ask, position: { kind: 'hand', cards: anyHands(random)[0] } }),
  needsTrap: true,
};

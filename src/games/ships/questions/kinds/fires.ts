import { explainSail } from '../../explain/sail.ts';
import type { WindsPosition } from '../../notation/position.ts';
import { HOUSE } from '../../rules/readings.ts';
import { windsOf } from '../../rules/sail.ts';
import { both } from '../../rules/seats.ts';
import { aboutPosition, anyHands, anyShow, type Kind, sayOwn, seen } from '../kind.ts';

/** Who may fire after these winds: `fires in winds NN / E` */
interface FiresQuestion {
  readonly ask: 'fires';
  readonly position: WindsPosition;
}

export const fires: Kind<FiresQuestion> = {
  asks: ['fires'],
  level: 1,
  ...aboutPosition('winds'),
  ...seen({
    effort: 0,
    offered: () => ['0', '1', 'both', 'nobody'],
    solve({ position }, sight) {
      const [first, second] = sight.fires(position.winds);
      if (first) return [second ? 'both' : '0'];
      return [second ? '1' : 'nobody'];
    },
  }),
  reasons: ({ position }) => explainSail(position.winds, HOUSE),
  clauses: () => ['W9', 'W10', 'W11'],
  sayAnswer: sayOwn,
  draft(ask, random) {
    const hands = anyHands(random);
    const winds = both((seat) => windsOf(anyShow(hands[seat], random)));
    return { ask, position: { kind: 'winds', winds } };
  },
  needsTrap: true,
};

import { err, ok } from '../../../../core/result.ts';
import { explainEnd, explainFire } from '../../explain/fire.ts';
import { makePosition } from '../../notation/position.ts';
import type { TablePosition } from '../../notation/table.ts';
import type { Choices } from '../../rules/game.ts';
import { HOUSE } from '../../rules/readings.ts';
import { mayFire } from '../../rules/sail.ts';
import { both, other } from '../../rules/seats.ts';
import { volley } from '../../rules/ship.ts';
import { anyAttack, anyFire, inPosition, type Kind, sayOwn, seen } from '../kind.ts';

/** Who has won after these attacks: `result in table fire … : BB / C` */
interface ResultQuestion {
  readonly ask: 'result';
  readonly position: TablePosition & { readonly choices: Choices };
}

export const result: Kind<ResultQuestion> = {
  asks: ['result'],
  level: 7,
  parse: (ask, text) =>
    inPosition('table', text.position, (table) => {
      const { choices } = table;
      if (table.phase !== 'fire') return err({ code: 'other-phase' });
      return choices ? ok({ ask, position: { ...table, choices } }) : err({ code: 'no-choices' });
    }),
  make: ({ position }) => ({ position: makePosition(position) }),
  ...seen<ResultQuestion>({
    effort: 2,
    offered: () => ['0', '1', 'draw', 'on'],
    solve({ position: { ships, choices } }, sight) {
      const [first, second] = sight.lost(
        sight.strike(
          ships,
          both((seat) => choices[seat]),
        ),
      );
      if (first) return [second ? 'draw' : '1'];
      return [second ? '0' : 'on'];
    },
  }),
  reasons({ position }) {
    const { ships, choices } = position;
    const after = both((seat) => volley(ships[seat], choices[other(seat)], HOUSE));
    return [...explainFire(position, choices, HOUSE), ...explainEnd(after, HOUSE)];
  },
  clauses: () => ['W2', 'W5', 'W12', 'W14'],
  sayAnswer: sayOwn,
  draft(ask, random) {
    const table = anyFire(random);
    const may = mayFire(table.winds, HOUSE);
    const choices: Choices = both((seat) => anyAttack(table.hands[seat], may[seat], random));
    return { ask, position: { ...table, choices } };
  },
  needsTrap: true,
};

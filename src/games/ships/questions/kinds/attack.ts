import { err, ok } from '../../../../core/result.ts';
import { explainEnd, explainFire, type RulingStep } from '../../explain/phase.ts';
import { makePosition, type TablePosition } from '../../notation/position.ts';
import { isShot, SHOTS, type Shot } from '../../rules/cards.ts';
import type { Choices } from '../../rules/game.ts';
import { HOUSE } from '../../rules/readings.ts';
import { mayFire } from '../../rules/sail.ts';
import { both, other } from '../../rules/seats.ts';
import { FULL, lostBy, STATS, volley } from '../../rules/ship.ts';
import {
  type AtTable,
  aboutPhase,
  anyAttack,
  anyFire,
  attackReasons,
  inPosition,
  type Kind,
  NONE,
  numbers,
  sayNumber,
  sayOwn,
  seen,
} from '../kind.ts';
import { rightSight, type Sight } from '../misreadings.ts';

/** The most points an attack can take now: `damage in table fire …` */
type DamageQuestion = AtTable<'damage'>;

export const damage: Kind<DamageQuestion> = {
  asks: ['damage'],
  level: 5,
  ...aboutPhase('fire'),
  ...seen<DamageQuestion>({
    effort: 1,
    offered: ({ position }) => numbers(Math.min(FULL, position.hands[0].filter(isShot).length)),
    solve: (question, sight) => [String(mostDamage(question, sight))],
  }),
  reasons: (question) =>
    attackReasons(question.position, () => {
      const count = mostDamage(question, rightSight(HOUSE));
      return [{ key: 'one-kind', clause: 'W12', seat: 0, count }];
    }),
  clauses: () => ['W3', 'W11', 'W12'],
  sayAnswer: sayNumber,
};

function mostDamage({ position: { ships, hands, winds } }: DamageQuestion, sight: Sight): number {
  if (!sight.fires(winds)[0]) return 0;
  const lost = sight.attacks(hands[0]).map((cards) => {
    const after = sight.strike(ships, [cards, []])[1];
    return STATS.reduce((sum, stat) => sum + ships[1][stat] - after[stat], 0);
  });
  return Math.max(...lost);
}

/** Which kind of shot brings the enemy down now: `sinks in table fire …` */
type SinksQuestion = AtTable<'sinks'>;

export const sinks: Kind<SinksQuestion> = {
  asks: ['sinks'],
  level: 6,
  ...aboutPhase('fire'),
  ...seen<SinksQuestion>({
    effort: 2,
    offered: () => [...SHOTS, NONE],
    solve(question, sight) {
      const sinking = SHOTS.filter((shot) => doesSink(shot, question, sight));
      return sinking.length > 0 ? sinking : [NONE];
    },
  }),
  reasons: ({ position }) => attackReasons(position, () => sinkings(position)),
  clauses: () => ['W2', 'W11', 'W12', 'W14'],
  sayAnswer: sayOwn,
};

function doesSink(
  shot: Shot,
  { position: { ships, hands, winds } }: SinksQuestion,
  sight: Sight,
): boolean {
  const cards = hands[0].filter((card) => card === shot);
  if (cards.length === 0 || !sight.fires(winds)[0]) return false;
  return sight.lost(sight.strike(ships, [cards, []]))[1];
}

/** [W14] [WA1] What the shot that brings the enemy down does to it; nothing if there is none. */
function sinkings({ ships, hands }: SinksQuestion['position']): RulingStep[] {
  return SHOTS.flatMap((shot) => {
    const cards = hands[0].filter((card) => card === shot);
    const after = volley(ships[1], cards, HOUSE);
    return lostBy(after, HOUSE).length > 0 ? explainEnd([ships[0], after], HOUSE) : [];
  });
}

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
      const [first, second] = sight.lost(sight.strike(ships, choices));
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

import { isShot } from '../../rules/cards.ts';
import { HOUSE } from '../../rules/readings.ts';
import { FULL, STATS } from '../../rules/ship.ts';
import { type AtTable, aboutPhase, attackReasons } from '../attack.ts';
import { anyFire } from '../drafts.ts';
import { type Kind, numbers, numberWordsOf, seen } from '../kind.ts';
import { rightSight, type Sight } from '../misreadings.ts';

/** The most points an attack can take now: `damage in table fire …` */
interface DamageQuestion extends AtTable {
  readonly ask: 'damage';
}

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
  scene: ({ position }) => position,
  ...numberWordsOf('damage'),
  draft: (ask, random) => ({ ask, position: anyFire(random) }),
  needsTrap: true,
};

/** [W12] The most points that one attack of the first ship can take. */
function mostDamage({ position: { ships, hands, winds } }: DamageQuestion, sight: Sight): number {
  if (!sight.fires(winds)[0]) return 0;
  const lost = sight.attacks(hands[0]).map((cards) => {
    const after = sight.strike(ships, [cards, []])[1];
    return STATS.reduce((sum, stat) => sum + ships[1][stat] - after[stat], 0);
  });
  return Math.max(...lost);
}

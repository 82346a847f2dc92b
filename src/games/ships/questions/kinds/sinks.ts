import { explainEnd } from '../../explain/fire.ts';
import type { RulingStep } from '../../explain/step.ts';
import { SHOTS, type Shot } from '../../rules/cards.ts';
import { HOUSE } from '../../rules/readings.ts';
import { lostBy, volley } from '../../rules/ship.ts';
import { type AtTable, aboutPhase, attackReasons } from '../attack.ts';
import { anyFire } from '../drafts.ts';
import { type Kind, NONE, seen, wordsOf } from '../kind.ts';
import type { Sight } from '../misreadings.ts';

/** Which kind of shot brings the enemy down now: `sinks in table fire …` */
interface SinksQuestion extends AtTable {
  readonly ask: 'sinks';
}

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
  scene: ({ position }) => position,
  ...wordsOf('sinks'),
  draft: (ask, random) => ({ ask, position: anyFire(random) }),
  needsTrap: true,
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

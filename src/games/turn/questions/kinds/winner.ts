import { shuffled } from '../../../../core/random.ts';
import type { Answer } from '../../../../kit/question/question.ts';
import { explainLoot } from '../../explain/move.ts';
import type { LootPosition } from '../../notation/position.ts';
import { blackDeck } from '../../rules/deal.ts';
import { winners } from '../../rules/end.ts';
import { checkLoot, playersOf } from '../../rules/position.ts';
import { HOUSE } from '../../rules/readings.ts';
import type { MisreadingId } from '../misreadings.ts';
import { aboutPosition, type Kind } from '../table.ts';

/** Who wins with this loot: `winner in loot …` */
interface WinnerQuestion {
  readonly ask: 'winner';
  readonly position: LootPosition;
}

const TOGETHER = 'together';

export const winner: Kind<WinnerQuestion> = {
  asks: ['winner'],
  level: 7,
  ...aboutPosition('loot'),
  answers({ position }) {
    const { seats } = winners({ players: playersOf(position), rules: HOUSE });
    return {
      offered: [...position.holdings.map((_, seat) => String(seat)), TOGETHER],
      right: [seats.length === 1 ? String(seats[0]) : TOGETHER],
    };
  },
  seemsRight,
  reasons: ({ position }) => explainLoot(playersOf(position)),
  clauses: () => ['N1', 'N8', 'N9', 'N14', 'N25'],
  burden: ({ position }) => 1 + Number(position.holdings.length > 2),
  scene: ({ position }) => position,
  say: (_, { t }) => t('ask.winner'),
  sayAnswer: (_, answer, { t, name }) =>
    answer === TOGETHER ? t('answer.together') : name(Number(answer)),
  draft(ask, random) {
    const fees = shuffled(blackDeck(), random);
    const seats = 2 + random(3);
    const holdings = Array.from({ length: seats }, (_, seat) => ({
      fees: fees.slice(seat * 5, seat * 5 + 2 + random(4)).sort((a, b) => a - b),
      compasses: random(3),
    }));
    return checkLoot({ holdings }) === null ? { ask, position: { kind: 'loot', holdings } } : null;
  },
  needsTrap: true,
};

function seemsRight({ position }: WinnerQuestion, misreading: MisreadingId): Answer[] {
  const { holdings } = position;
  const best = (values: readonly number[]): Answer[] => {
    const most = Math.max(...values);
    const seats = [...values.keys()].filter((seat) => values[seat] === most);
    return [seats.length === 1 ? String(seats[0]) : TOGETHER];
  };
  switch (misreading) {
    case 'forgets-compass':
      return best(holdings.map(({ fees }) => fees.reduce((sum, fee) => sum + fee, 0)));
    case 'counts-compasses':
      return best(holdings.map(({ compasses }) => compasses));
    default:
      return [];
  }
}

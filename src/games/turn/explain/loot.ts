import type { ClauseId } from '../rules/clauses.ts';
import { coinsOf, winners } from '../rules/end.ts';
import type { Player, Seat } from '../rules/game.ts';
import { HOUSE, type OpenPoint, type Reading } from '../rules/readings.ts';

export type LootStep = { readonly clause: ClauseId; readonly question?: OpenPoint } & (
  | {
      readonly key: 'coins';
      readonly seat: Seat;
      /** The sum of the fees, the number of compasses, and all of it in coins. */
      readonly fees: number;
      readonly compasses: number;
      readonly coins: number;
    }
  | { readonly key: 'wins' | 'wins-shared' | 'wins-compasses'; readonly seats: readonly Seat[] }
);

/** What everybody has earned, and the reason why somebody wins. */
export function explainLoot(players: readonly Player[], rules: Reading = HOUSE): LootStep[] {
  return [...players.map(coinsStep), winStep(players, rules)];
}

const coinsStep = (player: Player, seat: Seat): LootStep => ({
  key: 'coins',
  clause: 'N14',
  seat,
  fees: coinsOf({ fees: player.fees, compasses: [] }),
  compasses: player.compasses.length,
  coins: coinsOf(player),
});

function winStep(players: readonly Player[], rules: Reading): LootStep {
  const { seats, by } = winners({ players, rules });
  if (by === 'coins') return { key: 'wins', clause: 'N25', seats };
  const key = by === 'shared' ? 'wins-shared' : 'wins-compasses';
  return { key, clause: 'NA7', question: 'equalCoins', seats };
}

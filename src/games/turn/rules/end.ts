import { type Card, isWindCard } from './cards.ts';
import { LIES, pointsTo } from './directions.ts';
import { mayFill } from './field.ts';
import { COMPASS_COINS, type Game, type Player, type Seat, sources } from './game.ts';

/** Why a game is over. */
export type EndReason = 'no-cards' | 'standstill';

/** Whether a player with this card could play it if it were their turn; discarding is no playing. */
function isPlayable(card: Card, { field, lie, rules }: Game): boolean {
  if (card === 'turn') return true;
  if (!isWindCard(card)) return false;
  return LIES.some(
    (way) => (lie === null || lie === way) && mayFill(field[pointsTo(card, way)], rules),
  );
}

/**
 * [N24] No white card lies on the table and nobody can play one; [NA13] or everybody in turn has neither
 * played a card nor drawn one from the white pile, so that nothing moves any more.
 */
export function endReason(game: Game): EndReason | null {
  if (game.idleTurns >= game.players.length) return 'standstill';
  const canGoOn =
    sources(game).length > 0 ||
    game.players.some(({ hand }) => hand.some((card) => isPlayable(card, game)));
  return canGoOn ? null : 'no-cards';
}

export const isOver = (game: Game): boolean => endReason(game) !== null;

/** [N8] [N9] [N14] What a player has earned: the fees and 500 for each compass. */
export const coinsOf = ({ fees, compasses }: Pick<Player, 'fees' | 'compasses'>): number =>
  fees.reduce((sum, fee) => sum + fee, 0) + compasses.length * COMPASS_COINS;

/** Who wins, and whether compasses had to decide. */
export interface WinRuling {
  readonly seats: readonly Seat[];
  readonly by: 'coins' | 'shared' | 'compasses';
}

/** [N25] The most coins win; [NA7] with equal coins several win together, or the one with more compasses. */
export function winners({ players, rules }: Pick<Game, 'players' | 'rules'>): WinRuling {
  const seats = best([...players.keys()], (seat) => coinsOf(players[seat] as Player));
  if (seats.length === 1) return { seats, by: 'coins' };
  if (rules.equalCoins === 'shared') return { seats, by: 'shared' };
  return { seats: best(seats, (seat) => players[seat]?.compasses.length ?? 0), by: 'compasses' };
}

function best(seats: readonly Seat[], worthOf: (seat: Seat) => number): Seat[] {
  const most = Math.max(...seats.map(worthOf));
  return seats.filter((seat) => worthOf(seat) === most);
}

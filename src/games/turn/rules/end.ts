import { type Card, isWindCard } from './deal.ts';
import { DIRECTIONS, LIES, type Lie, pointsTo } from './directions.ts';
import { mayFill } from './field.ts';
import { COMPASS_COINS, type Game, type Player, type Seat, sources } from './game.ts';

export type EndReason = 'no-cards' | 'standstill' | 'idle';

const held = ({ players }: Game): Card[] => players.flatMap(({ hand }) => hand);

const canFill = (cards: readonly Card[], ways: readonly Lie[], { field, rules }: Game): boolean =>
  cards
    .filter(isWindCard)
    .some((card) => ways.some((way) => mayFill(field[pointsTo(card, way)], rules)));

/**
 * [NA13] Whether no wind card can be laid any more, whatever anybody does: no new card comes, what is held
 * or discarded, and so can be drawn, fits nowhere, and no Turn card among it lets it lie the other way.
 */
function isStuck(game: Game): boolean {
  if (game.pile.length > 0) return false;
  const cards = [...held(game), ...DIRECTIONS.flatMap((place) => game.discards[place])];
  const ways = game.lie === null || cards.includes('turn') ? LIES : [game.lie];
  return !canFill(cards, ways, game);
}

/**
 * [N24] No white card can be drawn and nobody can play one; [NA13] or nothing can change any more; or
 * nobody has played or drawn a new card for so long that the lowest card of the largest pile could have been
 * drawn by one player, a card a round, and played.
 */
export function endReason(game: Game): EndReason | null {
  if (isStuck(game)) {
    const canPlay = sources(game).length > 0 || held(game).includes('turn');
    return canPlay ? 'standstill' : 'no-cards';
  }
  return game.idleTurns >= game.players.length * (game.largestPile + 1) ? 'idle' : null;
}

export const isOver = (game: Game): boolean => endReason(game) !== null;

/** [N8] [N9] [N14] What a player has earned: the fees and 500 for each compass. */
export const coinsOf = ({ fees, compasses }: Pick<Player, 'fees' | 'compasses'>): number =>
  fees.reduce((sum, fee) => sum + fee, 0) + compasses.length * COMPASS_COINS;

interface WinRuling {
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

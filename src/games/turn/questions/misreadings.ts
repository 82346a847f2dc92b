import { opposite, type PerDirection, perDirection } from '../rules/directions.ts';
import type { Place } from '../rules/field.ts';
import type { Game } from '../rules/game.ts';

export const MISREADINGS = [
  'ignores-turn',
  'turns-the-field',
  'always-swings',
  'turns-afterwards',
  'forgets-last-fee',
  'forgets-compass',
  'counts-compasses',
  'overlooks-turn-card',
] as const;

export type MisreadingId = (typeof MISREADINGS)[number];

type Mistake = (game: Game) => Game;

/** Misreadings that see another table and then judge by the rules; the kinds themselves know the others. */
export const MISTAKES: { readonly [M in MisreadingId]?: Mistake } = {
  /** [N18] Wind cards go where their print says, whatever Turn card lies. */
  'ignores-turn': (game) => ({ ...game, lie: 'upright' }),
  'turns-the-field': (game) =>
    game.lie === 'upside-down' ? { ...game, field: mirrored(game.field) } : game,
  /** [N20] Every Turn card swings the wind, even one that lies like the last. */
  'always-swings': (game) =>
    game.turnCards.length === 0
      ? game
      : { ...game, lie: game.turnCards.length % 2 === 0 ? 'upright' : 'upside-down' },
  'overlooks-turn-card': (game) => ({ ...game, players: game.players.map(withoutTurn(game)) }),
};

const mirrored = (field: PerDirection<Place>): PerDirection<Place> =>
  perDirection((place) => field[opposite(place)]);

const withoutTurn =
  ({ turn }: Game) =>
  (player: Game['players'][number], seat: number): Game['players'][number] =>
    seat === turn.seat
      ? player
      : { ...player, hand: player.hand.map((card) => (card === 'turn' ? 'blank' : card)) };

import { speechOf, type Translate } from '../../explain/say.ts';
import { makeCard } from '../../notation/cards.ts';
import type { TablePosition } from '../../notation/position.ts';
import { gameAt, type TablePart, type TableScene } from '../../questions/table.ts';
import type { Card } from '../../rules/deal.ts';
import { DIRECTIONS } from '../../rules/directions.ts';
import type { Game } from '../../rules/game.ts';
import type { TableSetup } from '../../rules/position.ts';

export interface TableSpot {
  /** `rest` is what lies nowhere, and can be chosen all the same. */
  readonly part: TablePart | 'rest';
  /** As the notation writes it: a direction, `@` for the white pile, a card. */
  readonly code: string;
  readonly seat?: number;
  readonly index?: number;
}

export interface SeenTable {
  readonly game: Game;
  readonly hasFees: boolean;
  readonly hasPiles: boolean;
  readonly hands: readonly { readonly name: string; readonly cards: readonly Card[] }[];
}

export const hasPiles = ({ pile, discards }: TableSetup): boolean =>
  pile !== null || Object.values(discards).some((cards) => cards.length > 0);

/** A game at a table of which only some hands are known, the reader’s first. */
export function seeTable({ setup, moves }: TablePosition, game: Game, t: Translate): SeenTable {
  const { name, you } = speechOf(t);
  return {
    game,
    hasFees: true,
    hasPiles: hasPiles(setup) || moves.some(({ kind }) => kind === 'discard'),
    hands: game.players.slice(0, setup.hands.length).map(({ hand }, seat) => ({
      name: seat === you ? t('board.your-hand') : t('board.hand', { name: name(seat) }),
      cards: hand,
    })),
  };
}

export function answersOn(position: TableScene, on: TablePart) {
  const { players, turn } = gameAt({ position }).game;
  const hand = players[turn.seat]?.hand ?? [];
  return {
    codes: on === 'hand' ? hand.map(makeCard) : DIRECTIONS,
    isOffered: ({ part, seat }: TableSpot): boolean =>
      part === 'rest' || (part === on && (part !== 'hand' || seat === turn.seat)),
  };
}

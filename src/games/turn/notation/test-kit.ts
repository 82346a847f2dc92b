import fc from 'fast-check';
import { writeCarelessly } from '../../../../tests/notation-kit.ts';
import { createRandom, HIGHEST_SEED } from '../../../core/random.ts';
import { checked } from '../../../core/result.ts';
import { blackDeck, deal } from '../rules/deal.ts';
import { perDirection } from '../rules/directions.ts';
import { isOver } from '../rules/end.ts';
import { isFilled } from '../rules/field.ts';
import type { Game, Move } from '../rules/game.ts';
import { legalMoves, play } from '../rules/play.ts';
import { gameOf, type TableSetup } from '../rules/position.ts';
import { arbDecks, arbSeats, arbSeed, playedOut } from '../rules/test-kit.ts';
import type { GamePosition } from './game.ts';
import type { LootPosition, Position, TablePosition } from './position.ts';

/** A moment of a dealt game at which somebody’s turn begins, and up to twelve moves from there. */
export const arbTablePosition: fc.Arbitrary<TablePosition> = fc
  .record({
    seed: arbSeed,
    seats: arbSeats,
    decks: fc.constantFrom(1 as const, 2 as const),
    turns: fc.nat(40),
    moves: fc.nat(12),
  })
  .map(({ seed, seats, decks, turns, moves }) => {
    let start = deal(seed, seats, decks);
    let left = turns;
    for (const game of playedOut(start, seed)) {
      if (isFresh(game)) start = game;
      left -= 1;
      if (left < 0) break;
    }
    const setup = setupOf(start);
    return { kind: 'table', setup, moves: randomMoves(gameOf(setup), seed, moves) };
  });

export function setupOf({ players, turn, field, black, ...game }: Game): TableSetup {
  return {
    turnCards: game.turnCards,
    lie: game.lie,
    places: perDirection((place) => (isFilled(field[place]) ? 'wind' : field[place].fee)),
    hands: players.map((_, index) => players[(turn.seat + index) % players.length]?.hand ?? []),
    pile: game.pile,
    discards: game.discards,
    black: black.pile,
  };
}

const isFresh = (game: Game): boolean =>
  !isOver(game) && game.turn.phase === 'play' && !game.turn.turned && game.turn.winds === 0;

function randomMoves(start: Game, seed: number, count: number): Move[] {
  const random = createRandom(seed);
  const moves: Move[] = [];
  let game = start;
  while (moves.length < count && !isOver(game)) {
    const legal = legalMoves(game);
    const move = legal[random(legal.length)] as Move;
    game = checked(play(game, move)).game;
    moves.push(move);
  }
  return moves;
}

export const arbLootPosition: fc.Arbitrary<LootPosition> = arbSeats.chain((seats) =>
  fc
    .tuple(
      fc.subarray(blackDeck(), { maxLength: 20 }),
      fc.infiniteStream(fc.nat(seats - 1)),
      fc.array(fc.nat(seats - 1), { maxLength: 6 }),
    )
    .map(([fees, owners, compasses]) => {
      const owned = fees.map((fee) => [fee, owners.next().value as number] as const);
      return {
        kind: 'loot',
        holdings: Array.from({ length: seats }, (_, seat) => ({
          fees: owned.flatMap(([fee, owner]) => (owner === seat ? [fee] : [])),
          compasses: compasses.filter((owner) => owner === seat).length,
        })),
      };
    }),
);

const arbGamePosition: fc.Arbitrary<GamePosition> = fc
  .record({
    seed: fc.nat(HIGHEST_SEED),
    table: arbSeats.chain((seats) =>
      fc
        .subarray([...Array(seats).keys()].slice(1))
        .map((others) => ({ seats, people: [0, ...others] })),
    ),
    decks: arbDecks,
    back: fc.nat(999),
    hints: fc.nat(999),
    isAdvised: fc.boolean(),
    count: fc.nat(40),
  })
  .map(({ count, table, ...rest }) => {
    const head = { ...table, ...rest };
    const start = deal(head.seed, head.seats, head.decks);
    return { kind: 'game', ...head, moves: randomMoves(start, head.seed, count) };
  });

export const POSITIONS: { readonly [K in Position['kind']]: fc.Arbitrary<Position> } = {
  table: arbTablePosition,
  loot: arbLootPosition,
  game: arbGamePosition,
};

export const carelessly = (text: string, seed: number): string =>
  writeCarelessly(
    text,
    createRandom(seed),
    undefined,
    // A gap between T and ^ is forgiven by the parser, a comment there is not coloured.
    (word, next) => word === 'T' && next === '^',
  );

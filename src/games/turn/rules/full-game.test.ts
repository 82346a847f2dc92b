/** Whole games, from the deal to the last card, under every reading. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DIRECTIONS } from './directions.ts';
import { coinsOf, endReason, isOver } from './end.ts';
import { isComplete } from './field.ts';
import { COMPASS_COINS, type Game, HAND_SIZE } from './game.ts';
import { arbSeed, arbStart, playedOut } from './test-kit.ts';

const whiteCards = (game: Game): string[] =>
  [
    ...game.players.flatMap(({ hand, compasses }) => [...hand, ...compasses.flat()]),
    ...game.pile,
    ...DIRECTIONS.flatMap((place) => [...game.discards[place], ...game.field[place].winds]),
    ...game.turnCards.map(() => 'turn'),
  ].sort();

const blackCards = ({ players, field, black }: Game): number[] =>
  [
    ...players.flatMap(({ fees }) => fees),
    ...DIRECTIONS.flatMap((place) => field[place].fee ?? []),
    ...black.pile,
    ...black.centre,
    ...black.lost,
  ].sort((a, b) => a - b);

const eachGame = (check: (games: readonly Game[]) => void) =>
  fc.assert(
    fc.property(arbStart, arbSeed, (start, seed) => check([...playedOut(start, seed)])),
    { numRuns: 30 },
  );

describe('a whole game', () => {
  it('[N24] [NA13] ends', () => {
    eachGame((games) => {
      const end = games.at(-1) as Game;
      expect(isOver(end)).toBe(true);
      expect(games.slice(0, -1).some(isOver)).toBe(false);
      if (endReason(end) === 'no-cards') expect(end.pile).toEqual([]);
    });
  });

  it('[N2] [N15] loses no card and makes none, white or black', () => {
    eachGame((games) => {
      const [start, ...later] = games as [Game, ...Game[]];
      const [white, black] = [whiteCards(start), blackCards(start)];
      for (const game of [...later.filter((_, index) => index % 9 === 0), games.at(-1) as Game]) {
        expect(whiteCards(game)).toEqual(white);
        expect(blackCards(game)).toEqual(black);
      }
    });
  });

  it('[N8] [N9] pays every coin that leaves the field, and 500 for every compass', () => {
    eachGame((games) => {
      const [start, end] = [games[0] as Game, games.at(-1) as Game];
      const sum = (fees: readonly number[]) => fees.reduce((total, fee) => total + fee, 0);
      const unpaid = sum([
        ...DIRECTIONS.flatMap((place) => end.field[place].fee ?? []),
        ...end.black.pile,
        ...end.black.centre,
        ...end.black.lost,
      ]);
      const compasses = end.players.reduce((total, player) => total + player.compasses.length, 0);
      expect(sum(end.players.map(coinsOf))).toBe(
        sum(blackCards(start)) - unpaid + compasses * COMPASS_COINS,
      );
    });
  });

  it('[N10] [N4] nobody ever holds more than four cards, and no complete compass stays', () => {
    eachGame((games) => {
      for (const { players, field } of games) {
        expect(Math.max(...players.map(({ hand }) => hand.length))).toBeLessThanOrEqual(HAND_SIZE);
        expect(isComplete(field)).toBe(false);
      }
    });
  });
});

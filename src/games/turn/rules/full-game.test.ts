/** Whole games, from the deal to the last card, under every reading. */
import fc from 'fast-check';
import { expect, it } from 'vitest';
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

const sum = (fees: readonly number[]) => fees.reduce((total, fee) => total + fee, 0);

/** Black cards that nobody has. */
const unpaid = ({ field, black }: Game): number =>
  sum([...DIRECTIONS.flatMap((place) => field[place].fee ?? []), ...black.pile]) +
  sum([...black.centre, ...black.lost]);

it('[N24] [NA13] [N2] [N15] [N8] [N9] [N10] [N4] a whole game ends, loses no card, pays every coin, and keeps hands small', () => {
  fc.assert(
    fc.property(arbStart, arbSeed, (start, seed) => {
      const games = [...playedOut(start, seed)];
      const end = games.at(-1) as Game;
      expect(games.findIndex(isOver)).toBe(games.length - 1);
      if (endReason(end) === 'no-cards') expect(end.pile).toEqual([]);

      const [white, black] = [whiteCards(start), blackCards(start)];
      for (const game of [...games.filter((_, index) => index % 9 === 0), end]) {
        expect(whiteCards(game)).toEqual(white);
        expect(blackCards(game)).toEqual(black);
      }
      const compasses = sum(end.players.map((player) => player.compasses.length));
      expect(sum(end.players.map(coinsOf))).toBe(
        sum(black) - unpaid(end) + compasses * COMPASS_COINS,
      );
      for (const { players, field } of games) {
        expect(Math.max(...players.map(({ hand }) => hand.length))).toBeLessThanOrEqual(HAND_SIZE);
        expect(isComplete(field)).toBe(false);
      }
    }),
    { numRuns: 40 },
  );
});

/** Games of five dealt rounds, from the first lot to the winner. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createRandom } from '../../../../core/random.ts';
import { deal } from '../deal.ts';
import { settledDeclarations } from '../declare.ts';
import {
  type Game,
  isGameOver,
  recordRound,
  startGame,
  startPlayer,
  totals,
  winners,
} from '../game.ts';
import { EDITIONS } from '../readings.ts';
import { startRound } from '../round.ts';
import { scoreRound } from '../score.ts';
import { arbSeats, arbSeed, playedOut } from '../test-kit.ts';
import { type Rules, rulesOf } from '../variants.ts';

/** Every state of a game in which seats play by chance and declare what nobody regrets, if that exists. */
function playedGames(seed: number, seats: number, rules: Rules): Game[] {
  const random = createRandom(seed);
  const games = [startGame(seats, rules)];
  for (let game = games[0] as Game; !isGameOver(game); game = games.at(-1) as Game) {
    const may = startPlayer(game).seats;
    const starter = may[random(may.length)] ?? 0;
    const dealt = deal(random(2 ** 31), seats, rules);
    const end = [...playedOut(startRound(dealt, starter, rules), random)].at(-1);
    if (!end) throw new Error('a round has a first position');
    const undeclared = end.collected.map((cards) => ({ cards, discarded: [] }));
    const [holdings = undeclared] = settledDeclarations(end.collected, rules);
    const scores = scoreRound(holdings, rules);
    games.push(recordRound(game, { starter, nextLeader: end.leader, scores }));
  }
  return games;
}

const arbRules = fc
  .tuple(fc.constantFrom(...EDITIONS), fc.constantFrom('basic' as const, 'pro' as const))
  .map(([edition, variant]) => rulesOf(edition, variant));

const eachGame = (check: (games: readonly Game[], end: Game) => void) =>
  fc.assert(
    fc.property(arbSeed, arbSeats, arbRules, (seed, seats, rules) => {
      const games = playedGames(seed, seats, rules);
      check(games, games.at(-1) as Game);
    }),
    { numRuns: 40 },
  );

describe('a whole game', () => {
  it('[O2] is over after its fifth round, not before', () => {
    eachGame((games) => {
      expect(games.map(isGameOver)).toEqual([false, false, false, false, false, true]);
    });
  });

  it('[R10] grows each seat’s points by what each round was worth', () => {
    eachGame((games, end) => {
      const gains = games.slice(1).map((game, index) => {
        const before = totals(games[index] as Game);
        return totals(game).map((points, seat) => points - (before[seat] ?? 0));
      });
      expect(gains).toEqual(end.results.map(({ scores }) => scores.map((score) => score.total)));
    });
  });

  it('[S5] [S6] lets whoever leads alone start the next round, else whoever started', () => {
    eachGame((games, end) => {
      const starters = end.results.slice(1).map(({ starter }) => starter);
      const due = games.slice(1, -1).map((game) => {
        const points = totals(game);
        const best = Math.max(...points);
        return points.indexOf(best) === points.lastIndexOf(best)
          ? points.indexOf(best)
          : game.results.at(-1)?.starter;
      });
      expect(starters).toEqual(due);
    });
  });

  it('[E1] [O3] [E2] is won by somebody with the most points, by all of these if the win is shared', () => {
    eachGame((_games, end) => {
      const points = totals(end);
      const leading = points.flatMap((value, seat) =>
        value === Math.max(...points) ? [seat] : [],
      );
      const { seats, by } = winners(end);
      expect(seats.length).toBeGreaterThan(0);
      expect(seats.filter((seat) => !leading.includes(seat))).toEqual([]);
      if (end.rules.finalTie === 'shared') expect(seats).toEqual(leading);
      expect(by === 'most-points').toBe(leading.length === 1);
    });
  });

  it('[S1] comes out the same from the same seed', () => {
    const rules = rulesOf('house', 'pro');
    fc.assert(
      fc.property(arbSeed, arbSeats, (seed, seats) => {
        const [once, again] = [playedGames(seed, seats, rules), playedGames(seed, seats, rules)];
        expect(once.at(-1)).toEqual(again.at(-1));
      }),
      { numRuns: 10 },
    );
  });
});

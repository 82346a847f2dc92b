/** Whole games of five rounds, played at random by the rules: what holds of each of them. */
import { describe, expect, it } from 'vitest';
import { createRandom } from '../../../core/random.ts';
import { type GamePosition, makeGame } from '../notation/game.ts';
import { parsePosition } from '../notation/position.ts';
import { gameWith } from '../rules/dealt-game.ts';
import { bestDeclarations } from '../rules/declare.ts';
import { isGameOver, ROUNDS, totals } from '../rules/game.ts';
import { EDITIONS } from '../rules/readings.ts';
import type { Round } from '../rules/round.ts';
import { type Holding, heldTriplets, scoreRound } from '../rules/score.ts';
import { playedOut } from '../rules/test-kit.ts';
import { pilesOf } from '../simulator/cards.ts';
import { at, gameAt, NEW_TABLE } from './match.ts';
import { valuer } from './search/value.ts';
import { TABLES } from './test-kit.ts';

// That the simulator judges every trick as the rules do is in `simulator/trick.test.ts`.
/**
 * [R2]–[R7] [B3]–[B8] What the simulator says otherwise of the scores of a round: the damage and the points for
 * the place with every set discarded, and the most that a seat can make of its sets.
 */
function miscounts({ collected, rules }: Round): string[] {
  const all = collected.map((cards): Holding => ({ cards, discarded: heldTriplets(cards) }));
  const piles = pilesOf(collected);
  return scoreRound(all, rules).flatMap(({ damage, points: place }, seat) => {
    const { total: points } = bestDeclarations(all, seat, rules);
    const simulated = valuer(collected.length, seat, rules)(piles);
    const isSame =
      simulated.damage === damage && simulated.place === place && simulated.points === points;
    return isSame ? [] : [JSON.stringify({ collected, seat, damage, place, points, simulated })];
  });
}

/** Plays games by seeds from 1, by every reading in turn, and gives what is wrong with them. */
function faults(count: number, seats: number, variant: GamePosition['variant']): string[] {
  const found: string[] = [];
  for (let seed = 1; seed <= count && found.length < 10; seed++) {
    const random = createRandom(-seed);
    const edition = EDITIONS[seed % EDITIONS.length] ?? 'house';
    const table = {
      ...NEW_TABLE,
      edition,
      seed,
      seats,
      variant,
      tricks: 12,
      isGame: true,
    } as const;
    let game: GamePosition = table;
    for (let number = 1; number <= ROUNDS; number++) {
      const round = [...playedOut(at(game), random)].at(-1) as Round;
      found.push(...miscounts(round));
      const cards = round.tricks.flatMap(({ trick }) => trick.plays);
      if (cards.length !== 12 * seats) found.push(`seed ${seed}: ${cards.length} cards`);
      game = { ...game, cards };
      const after = gameWith(game, game, gameAt(game), round);
      if (number === ROUNDS) {
        if (!isGameOver(after) || totals(after).length !== seats)
          found.push(`seed ${seed}: no end`);
        break;
      }
      game = { ...game, before: [...game.before, { cards, sets: [], keeps: [] }], cards: [] };
    }
    const text = makeGame(game);
    const read = parsePosition(text);
    if (!read.ok || makeGame(read.value as GamePosition) !== text) found.push(text);
  }
  return found;
}

describe('[O2] [R10] a game played at random', () => {
  it.each(TABLES)(
    'ends legally, scored alike by both engines, read as written: %s, %i',
    (variant, seats) => {
      expect(faults(10, seats, variant)).toEqual([]);
    },
  );

  it.each(TABLES)(
    'ten thousand times: %s, %i',
    {
      tags: 'all',
      timeout: 900_000,
    },
    (variant, seats) => {
      expect(faults(10_000, seats, variant)).toEqual([]);
    },
  );
});

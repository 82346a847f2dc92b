import fc from 'fast-check';
import { writeCarelessly } from '../../../../tests/notation-kit.ts';
import { createRandom, HIGHEST_SEED, shuffled } from '../../../core/random.ts';
import { type Card, compareCards, fullDeck, without } from '../rules/cards.ts';
import { type Choices, HAND, startGame } from '../rules/game.ts';
import { legalChoices, PHASES } from '../rules/legal.ts';
import { gameAt } from '../rules/position.ts';
import { HOUSE } from '../rules/readings.ts';
import { windsOf } from '../rules/sail.ts';
import { both } from '../rules/seats.ts';
import { FULL, type Ship } from '../rules/ship.ts';
import { anyChoices, played } from '../rules/test-kit.ts';
import type { Position, TablePosition } from './position.ts';

const sorted = (cards: readonly Card[]): Card[] => cards.toSorted(compareCards);

const arbHands: fc.Arbitrary<readonly [Card[], Card[]]> = fc
  .shuffledSubarray(fullDeck(), { minLength: 2 * HAND, maxLength: 2 * HAND })
  .chain((cards) =>
    fc
      .tuple(fc.nat(HAND), fc.nat(HAND))
      .map(([a, b]) => [sorted(cards.slice(0, a)), sorted(cards.slice(HAND, HAND + b))] as const),
  );

function anyShow(hand: readonly Card[], pick: number) {
  const sailing = { phase: 'sail', hand, mayFire: false, canSail: true, rules: HOUSE } as const;
  const shows = legalChoices(sailing);
  return windsOf(shows[pick % shows.length] ?? []);
}

const arbShip: fc.Arbitrary<Ship> = fc.record({
  hull: fc.integer({ min: 1, max: FULL }),
  rigging: fc.integer({ min: 1, max: FULL }),
  crew: fc.integer({ min: 1, max: FULL }),
});

const arbTable: fc.Arbitrary<TablePosition> = fc
  .record({
    phase: fc.constantFrom(...PHASES),
    ships: fc.tuple(arbShip, arbShip),
    held: arbHands,
    picks: fc.tuple(fc.nat(), fc.nat()),
    chosen: fc.option(fc.integer()),
  })
  .map(({ phase, ships, held, picks, chosen }) => {
    const isFire = phase === 'fire';
    const winds = [
      isFire ? anyShow(held[0], picks[0]) : [],
      isFire ? anyShow(held[1], picks[1]) : [],
    ] as const;
    const hands = [without(held[0], winds[0]), without(held[1], winds[1])] as const;
    const table = { phase, ships, hands, winds };
    const choices = chosen === null ? null : anyChoices(gameAt(table, HOUSE), createRandom(chosen));
    return { kind: 'table', ...table, choices };
  });

const arbPlayed = fc.record({
  people: fc.constantFrom([0], [0, 1]),
  turns: fc.option(fc.integer({ min: 6, max: 99 })),
  back: fc.nat(999),
  hints: fc.nat(999),
  isAdvised: fc.boolean(),
});

const arbGame: fc.Arbitrary<Position> = fc
  .tuple(fc.nat(HIGHEST_SEED), fc.nat(24), arbPlayed)
  .map(([seed, steps, how]) => {
    const random = createRandom(seed);
    const choices: Choices[] = [];
    let game = startGame(seed, HOUSE);
    while (choices.length < steps && game.phase) {
      const drawn = anyChoices(game, random);
      const chosen = both((seat) => shuffled(drawn[seat], random));
      choices.push(chosen);
      game = played(game, chosen);
    }
    return { kind: 'game', seed, ...how, choices };
  });

export const POSITIONS: { readonly [K in Position['kind']]: fc.Arbitrary<Position> } = {
  hand: arbHands.map(([cards]) => ({ kind: 'hand', cards })),
  winds: fc.tuple(arbHands, fc.nat(), fc.nat()).map(([[a, b], one, two]) => ({
    kind: 'winds',
    winds: [anyShow(a, one), anyShow(b, two)],
  })),
  table: arbTable,
  game: arbGame,
};

export const carelessly = (text: string, seed: number): string =>
  writeCarelessly(text, createRandom(seed));

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createRandom } from '../../../core/random.ts';
import { type Card, compareCards, fullDeck } from './cards.ts';
import { type Game, HAND, legalMoves, outcomeOf, play, replay, startGame } from './game.ts';
import { HOUSE, OPEN_POINTS } from './readings.ts';
import { other, SEATS } from './seats.ts';
import {
  allCards,
  answering,
  anyChoices,
  arbReading,
  arbSeed,
  cards,
  firing,
  played,
  playedOut,
  ship,
} from './test-kit.ts';

const sorted = (some: readonly Card[]): Card[] => some.toSorted(compareCards);

const game = startGame(5, HOUSE);

it('[W1] a game has two players, [W3] two whole ships and [W6] seven cards in each hand', () => {
  expect(SEATS).toEqual([0, 1]);
  expect(SEATS.map(other)).toEqual([1, 0]);
  expect(game.ships).toEqual([ship('777'), ship('777')]);
  expect(game.hands.map((hand) => hand.length)).toEqual([HAND, HAND]);
  expect(HAND).toBe(7);
});

describe('the phases', () => {
  it('[W5] come in their order, turn after turn', () => {
    let game = startGame(1, HOUSE);
    const seen: string[] = [];
    for (let step = 0; step < 8; step++) {
      seen.push(`${game.turn} ${game.phase}`);
      game = played(game, [[], []]);
    }
    const turn = (number: number) =>
      ['reload', 'sail', 'fire', 'retire'].map((p) => `${number} ${p}`);
    expect(seen).toEqual([...turn(1), ...turn(2)]);
  });

  it('[W8] reloading gives as many cards as were discarded', () => {
    const game = startGame(2, HOUSE);
    const gone = game.hands[0].slice(0, 4);
    const next = played(game, [gone, []]);
    expect(next.hands.map((hand) => hand.length)).toEqual([HAND, HAND]);
    expect(next.hands[1]).toEqual(game.hands[1]);
    expect(next.supply.discards).toEqual(gone);
  });

  it('[WA6] cards discarded to reload are shuffled in when the deck runs out, or left out', () => {
    const short = (rules: Game['rules']): Game => ({
      ...startGame(2, rules),
      hands: [cards('NNNNNNN'), cards('EEEEEEE')],
      supply: { seed: 2, shuffles: 1, deck: [], discards: cards('SSSS') },
    });
    const exchange = [cards('NNNN'), []] as const;
    const leftOut = played(short(answering('freshDiscards', 'left-out')), exchange);
    expect(leftOut.hands[0]).toEqual(cards('NNNSSSS'));
    expect(leftOut.supply.discards).toEqual(cards('NNNN'));
    const shuffledIn = played(short(HOUSE), exchange);
    expect(shuffledIn.supply.discards).toEqual([]);
    expect(sorted([...shuffledIn.hands[0], ...shuffledIn.supply.deck])).toEqual(
      sorted(cards('NNNNNNNSSSS')),
    );
  });

  it('[W9] [W10] winds shown lie open for the fire phase and are discarded', () => {
    const game: Game = { ...startGame(2, HOUSE), phase: 'sail', hands: [cards('NNB'), cards('E')] };
    const next = played(game, [cards('NN'), []]);
    expect(next).toMatchObject({
      phase: 'fire',
      winds: [cards('NN'), []],
      hands: [cards('B'), cards('E')],
    });
    expect(next.supply.discards).toEqual(cards('NN'));
  });

  it('[W12] both volleys strike at once, and what was fired is discarded', () => {
    const next = played(firing(['777', '777'], ['BBN', 'CG'], ['', '']), [cards('BB'), cards('C')]);
    expect(next.ships).toEqual([ship('767'), ship('577')]);
    expect(next.hands).toEqual([cards('N'), cards('G')]);
    expect(next.supply.discards).toEqual(cards('BBC'));
    expect(next.phase).toBe('retire');
  });

  it('[W13] [W6] cards are retired and hands filled up for the next turn', () => {
    const game: Game = { ...startGame(3, HOUSE), phase: 'retire' };
    const next = played(game, [game.hands[0].slice(0, 3), []]);
    expect(next).toMatchObject({ turn: 2, phase: 'reload' });
    expect(next.hands.map((hand) => hand.length)).toEqual([HAND, HAND]);
    expect(next.supply.discards).toEqual(game.hands[0].slice(0, 3));
  });

  it('whose choice is at fault is named', () => {
    const refused = play(startGame(3, HOUSE), [[], startGame(3, HOUSE).hands[1].slice(0, 5)]);
    expect(refused).toMatchObject({ ok: false, error: { code: 'too-many-reloaded', seat: 1 } });
  });
});

describe('the end', () => {
  it.each([
    ['[W2] hull', '077', 1],
    ['[W2] crew', '770', 1],
    ['[WA1] rigging', '707', 1],
  ])('%s at zero loses', (_, left, winner) => {
    expect(outcomeOf([ship(left), ship('111')], HOUSE)).toEqual({ winner, by: 'down' });
    expect(outcomeOf([ship('111'), ship(left)], HOUSE)).toEqual({ winner: 1 - winner, by: 'down' });
  });

  it('[WA1] rigging at zero does not end the game where it only stops the ship', () => {
    const rules = answering('riggingZero', 'immobile');
    const next = played(firing(['717', '777'], ['', 'C'], ['', ''], rules), [[], cards('C')]);
    expect(next.outcome).toBeNull();
    const again: Game = { ...next, phase: 'sail', hands: [cards('NN'), cards('E')] };
    expect(legalMoves(again, 0)).toEqual([[]]);
    expect(legalMoves(again, 1)).toEqual([[], cards('E')]);
  });

  it.each(OPEN_POINTS.bothDown.answers)('[WA2] both down at once: %s', (answer) => {
    const game = firing(['177', '771'], ['G', 'B'], ['', ''], answering('bothDown', answer));
    const next = played(game, [cards('G'), cards('B')]);
    expect(next.outcome).toEqual({ winner: null, by: answer });
    expect(next.phase).toBeNull();
  });

  it('[W2] nothing may be chosen after it', () => {
    const game = played(firing(['777', '177'], ['B', ''], ['', '']), [cards('B'), []]);
    expect(game.outcome).toEqual({ winner: 0, by: 'down' });
    expect(legalMoves(game, 0)).toEqual([]);
    expect(play(game, [[], []])).toMatchObject({ error: { code: 'game-over', clause: 'W2' } });
  });
});

describe('a game of any legal choices', () => {
  it('[W4] has all its 56 cards at every moment', () => {
    fc.assert(
      fc.property(arbSeed, arbReading, (seed, rules) => {
        for (const game of playedOut(seed, rules, 60)) {
          expect(sorted(allCards(game))).toEqual(sorted(fullDeck()));
        }
      }),
      { numRuns: 30 },
    );
  });

  it('comes out the same again from its record', () => {
    fc.assert(
      fc.property(arbSeed, (seed) => {
        const random = createRandom(seed);
        let game = startGame(seed, HOUSE);
        const choices = [];
        for (let step = 0; step < 24 && game.phase; step++) {
          const chosen = anyChoices(game, random);
          choices.push(chosen);
          game = played(game, chosen);
        }
        const replayed = replay({ seed, choices }, HOUSE);
        expect(replayed.ok && replayed.value.at(-1)).toEqual(game);
      }),
      { numRuns: 20 },
    );
  });
});

it('a record with a choice that the rules refuse names its step and seat', () => {
  const refused = replay(
    {
      seed: 3,
      choices: [
        [[], []],
        [cards('BBBBBBBB'), []],
      ],
    },
    HOUSE,
  );
  expect(refused).toMatchObject({ ok: false, error: { code: 'not-in-hand', step: 1, seat: 0 } });
});

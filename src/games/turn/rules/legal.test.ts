import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { FACES } from './deal.ts';
import { DIRECTIONS, LIES } from './directions.ts';
import type { Game, Move } from './game.ts';
import { legalMoves, play } from './play.ts';
import { arbSeed, arbStart, played, playedOut, refusal, table } from './test-kit.ts';

const FULL = '5 20 1 2 10 50 100 200';

/** Every move that can be said at all: 187. */
const EVERY_MOVE: readonly Move[] = [
  ...LIES.map((lie) => ({ kind: 'turn', lie }) as const),
  ...FACES.flatMap((card) => DIRECTIONS.map((place) => ({ kind: 'wind', card, place }) as const)),
  ...FACES.flatMap((card) => DIRECTIONS.map((onto) => ({ kind: 'discard', card, onto }) as const)),
  ...(['pile', ...DIRECTIONS] as const).map((from) => ({ kind: 'draw', from }) as const),
];

const spelled = (moves: readonly Move[]): string[] =>
  moves.map((one) => JSON.stringify(one)).sort();

describe('refused is', () => {
  const at = (
    hands: string,
    places = FULL,
    more: Partial<Parameters<typeof table>[0]> = {},
  ): Game => table({ places, hands, ...more });

  it('[N10] a card that is not in the hand', () => {
    expect(refusal(at('T B/E'), 'E:E')).toMatchObject({
      code: 'not-in-hand',
      clause: 'N10',
    });
    expect(refusal(at('E B/T'), 'Tv')).toMatchObject({ code: 'not-in-hand' });
    expect(refusal(at('E B/T'), '-T:S')).toMatchObject({ code: 'not-in-hand' });
  });

  it('[N10] a second Turn card, a second wind card, a card after the discard, a draw before it', () => {
    const start = at('T T E N/');
    expect(refusal(played(start, 'Tv').game, 'T^').code).toBe('second-turn-card');
    expect(refusal(played(start, 'E:E').game, 'N:N').code).toBe('second-wind-card');
    expect(refusal(start, '+@').code).toBe('discard-first');
    const discarded = played(start, '-T:N').game;
    for (const text of ['Tv', 'E:E', '-T:S']) {
      expect(refusal(discarded, text).code).toBe('already-discarded');
    }
    expect(refusal(played(start, 'E:E -T:N').game, 'N:N').code).toBe('second-wind-card');
  });

  it('[N7] a place to which the card never points; it says where it can go', () => {
    expect(refusal(at('NE B/', FULL, { lie: null }), 'NE:E')).toEqual({
      code: 'points-elsewhere',
      clause: 'N7',
      points: ['NE', 'SW'],
    });
    expect(refusal(at('NE B/'), 'NE:E').points).toEqual(['NE']);
  });

  it('[N12] [N18] a wind card the wrong way up; it says where it would go', () => {
    expect(refusal(at('E B/'), 'E:W')).toEqual({
      code: 'wrong-way-up',
      clause: 'N12',
      points: ['E'],
    });
    const turned = at('E B/', FULL, { turnCards: ['upside-down'] });
    expect(refusal(turned, 'E:E')).toMatchObject({ clause: 'N18', points: ['W'] });
  });

  it('[N17] [N26] a Turn card or the blank card on a place', () => {
    expect(refusal(at('T B/'), 'T:N')).toMatchObject({ code: 'turn-not-on-place', clause: 'N17' });
    expect(refusal(at('T B/'), 'B:N')).toMatchObject({ code: 'blank-not-played', clause: 'N26' });
  });

  it('[NA2] a place that is filled', () => {
    const start = at('E B/', '* * * 2 10 50 100 200');
    expect(refusal(start, 'E:E')).toMatchObject({ code: 'place-filled', clause: 'NA2' });
  });

  it('[N23] a pile on which nothing lies', () => {
    const start = played(at('E B N S/', FULL, { pile: '' }), '-B:N').game;
    expect(refusal(start, '+S')).toMatchObject({ code: 'pile-empty', clause: 'N23' });
    expect(refusal(start, '+@')).toMatchObject({ code: 'pile-empty' });
  });

  it('[N24] everything when the game is over', () => {
    const over = at('B/B', FULL, { pile: '' });
    expect(refusal(over, '-B:N').code).toBe('game-over');
    expect(legalMoves(over)).toEqual([]);
  });
});

it('[N10] legal moves are just those that can be played, at every moment of any game', () => {
  fc.assert(
    fc.property(arbStart, arbSeed, fc.nat(60), (start, seed, stop) => {
      let moment = start;
      let count = 0;
      for (const game of playedOut(start, seed)) {
        moment = game;
        count += 1;
        if (count > stop) break;
      }
      const possible = EVERY_MOVE.filter((move) => play(moment, move).ok);
      expect(spelled(legalMoves(moment))).toEqual(spelled(possible));
    }),
    { numRuns: 60 },
  );
});

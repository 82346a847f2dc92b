import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createRandom } from '../../../core/random.ts';
import { checked } from '../../../core/result.ts';
import { coinsOf, endReason, winners } from './end.ts';
import type { Game, Move, Player } from './game.ts';
import { legalMoves, play } from './play.ts';
import { HOUSE } from './readings.ts';
import { answering, arbSeed, arbStart, played, playedOut, table } from './test-kit.ts';

const FULL = '5 20 1 2 10 50 100 200';

describe('the end', () => {
  it('[N24] comes when no white card can be drawn and nobody can play', () => {
    const none = { places: '* 20 * * * * * *', pile: '' };
    expect(endReason(table({ ...none, hands: 'N B/S SE' }))).toBe('no-cards');
    expect(endReason(table({ ...none, hands: 'N B/S NE' }))).toBe(null);
    expect(endReason(table({ ...none, hands: 'N B/S SE', pile: 'B' }))).toBe(null);
  });

  it('[N24] a card that lies the wrong way can’t be played; before the first wind card it can lie either way', () => {
    const none = { places: '* 20 * * * * * *', pile: '', hands: 'SW/B' };
    expect(endReason(table(none))).toBe('no-cards');
    expect(endReason(table({ ...none, lie: 'upside-down' }))).toBe(null);
    expect(endReason(table({ ...none, lie: null }))).toBe(null);
  });

  it('[N24] is noticed in the turn in which it comes', () => {
    const start = table({ places: FULL, hands: 'E/B', pile: '' });
    expect(played(start, 'E:E').events.at(-1)).toEqual({ event: 'over', why: 'no-cards' });
  });

  it('[NA13] comes when nothing can change any more, whatever is still held or drawn', () => {
    const none = { places: '* 20 * * * * * *', pile: '', hands: 'N B/S SE' };
    const why = (more: Partial<Parameters<typeof table>[0]>) =>
      endReason(table({ ...none, ...more }));
    expect(why({ discards: { S: 'B' } })).toBe('standstill');
    expect(why({ hands: 'N B/S T' })).toBe('standstill');
    expect(why({ discards: { S: 'SW' } })).toBe('standstill');
    expect(why({ discards: { S: 'NE B' } })).toBe(null);
    expect(why({ discards: { S: 'SW T' } })).toBe(null);
    expect(why({ hands: 'SW B/S T' })).toBe(null);
    expect(why({ lie: null, discards: { S: 'SW' } })).toBe(null);
  });

  it('[NA13] by no move can a card be laid on a place once nothing can change', () => {
    fc.assert(
      fc.property(arbStart, arbSeed, (start, seed) => {
        const end = [...playedOut(start, seed)].at(-1) as Game;
        if (endReason(end) === 'idle') return;
        const random = createRandom(seed);
        let game = end;
        for (let left = 150; left > 0; left--) {
          // A blank card on the pile, which fits nowhere, keeps the game open.
          game = { ...game, pile: ['blank'], idleTurns: 0 };
          const moves = legalMoves(game);
          expect(moves.some(({ kind }) => kind === 'wind')).toBe(false);
          game = checked(play(game, moves[random(moves.length)] as Move)).game;
        }
      }),
      { numRuns: 20 },
    );
  });

  it('[NA13] leaves one player time to draw the lowest card of a pile, and no more', () => {
    const start = table({
      places: '* 20 * * * * * *',
      pile: '',
      hands: 'N N N N/S S S S',
      discards: { E: 'NE E SE W' },
    });
    const idle = '-S:W +W';
    const game = played(
      start,
      `-N:S +E ${idle} -N:S +E ${idle} -N:N +E ${idle} -N:N +E ${idle}`,
    ).game;
    expect(endReason(game)).toBe(null);
    expect(played(game, 'NE:NE').events[0]).toMatchObject({ event: 'placed', place: 'NE' });
    expect(endReason(played(game, `-E:N +N ${idle}`).game)).toBe('idle');
  });

  it('[NA13] begins to wait anew when somebody plays or draws from the white pile', () => {
    const start = table({
      places: FULL,
      hands: 'E N B T/S N W T',
      pile: 'S',
      discards: { S: 'NE' },
    });
    const waits = '-E:E +E -S:S +S -E:E +E -S:S +S';
    const over = played(start, waits);
    expect(over.events.at(-1)).toEqual({ event: 'over', why: 'idle' });
    const short = '-E:E +E -S:S +S -E:E +E';
    expect(endReason(played(start, `${short} -S:S +@`).game)).toBe(null);
    expect(endReason(played(start, `${short} S:S -N:S +S +@`).game)).toBe(null);
  });
});

describe('coins', () => {
  const player = (fees: readonly number[], compasses: number): Player => ({
    hand: [],
    fees,
    compasses: Array.from({ length: compasses }, () => []),
  });

  it('[N8] [N9] [N14] are the fees and 500 for each compass', () => {
    expect(coinsOf(player([], 0))).toBe(0);
    expect(coinsOf(player([1, 20, 500], 0))).toBe(521);
    expect(coinsOf(player([5], 2))).toBe(1005);
  });

  it('[N25] decide who wins', () => {
    const players = [player([200, 200], 0), player([5], 1), player([500], 0)];
    expect(winners({ players, rules: HOUSE })).toEqual({ seats: [1], by: 'coins' });
  });

  it('[NA7] that are equal are shared, unless a reading counts compasses', () => {
    const players = [player([500, 5], 0), player([5], 1), player([100], 0)];
    expect(winners({ players, rules: HOUSE })).toEqual({ seats: [0, 1], by: 'shared' });
    const rules = answering('equalCoins', 'most-compasses');
    expect(winners({ players, rules })).toEqual({ seats: [1], by: 'compasses' });
    const level = [player([5], 1), player([5], 1)];
    expect(winners({ players: level, rules })).toEqual({ seats: [0, 1], by: 'compasses' });
  });
});

import { describe, expect, it } from 'vitest';
import { coinsOf, endReason, winners } from './end.ts';
import type { Player } from './game.ts';
import { HOUSE } from './readings.ts';
import { answering, played, table } from './test-kit.ts';

const FULL = '5 20 1 2 10 50 100 200';

describe('the end', () => {
  it('[N24] comes when no white card lies on the table and nobody can play', () => {
    const none = { places: '* 20 * * * * * *', pile: '' };
    expect(endReason(table({ ...none, hands: 'N B/S SE' }))).toBe('no-cards');
    expect(endReason(table({ ...none, hands: 'N B/S NE' }))).toBe(null);
    expect(endReason(table({ ...none, hands: 'N B/S T' }))).toBe(null);
    expect(endReason(table({ ...none, hands: 'N B/S SE', pile: 'B' }))).toBe(null);
    expect(endReason(table({ ...none, hands: 'N B/S SE', discards: { S: 'B' } }))).toBe(null);
  });

  it('[N24] a card that lies the wrong way can’t be played; before the first wind card it can lie either way', () => {
    const none = { places: '* 20 * * * * * *', pile: '', hands: 'SW/B' };
    expect(endReason(table(none))).toBe('no-cards');
    expect(endReason(table({ ...none, lie: 'upside-down' }))).toBe(null);
    expect(endReason(table({ ...none, lie: null }))).toBe(null);
  });

  it('[N24] is noticed in the turn in which it comes', () => {
    const start = table({ places: FULL, hands: 'E/B', pile: '' });
    expect(played(start, 'E>E').events.at(-1)).toEqual({ event: 'over', why: 'no-cards' });
  });

  it('[NA13] comes when everybody in turn has neither played nor drawn from the white pile', () => {
    const start = table({ places: FULL, hands: 'E N B T/E N W T/S S S S', discards: { S: 'NE' } });
    const idle = '-E>E +E';
    const { game } = played(start, `${idle} ${idle}`);
    expect([game.idleTurns, endReason(game)]).toEqual([2, null]);
    expect(endReason(played(game, '-S>N +N').game)).toBe('standstill');
    expect(endReason(played(game, '-S>N +@').game)).toBe(null);
    expect(endReason(played(game, 'S>S -S>N +N +S').game)).toBe(null);
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

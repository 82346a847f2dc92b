import { describe, expect, it } from 'vitest';
import { HOUSE } from '../rules/test-kit.ts';
import { makeGamePoints, readGamePoints } from './game-points.ts';

describe('a game between rounds is read', () => {
  it.each(['game 3', 'game en 5 sunk 0 4', 'game @4 5-4-3-2-1', 'game de sunk 1 @1 2-0 0-2'])(
    '%s, and written the same',
    (text) => {
      const read = readGamePoints(text);
      expect(read && makeGamePoints(read)).toBe(text);
    },
  );

  it('[S7] by the rules of the basic game, before the first round with nothing scored', () => {
    expect(readGamePoints('game 4 sunk 2')).toEqual({
      edition: 'house',
      game: { rules: HOUSE, seats: 4, results: [] },
      sunk: [2],
    });
  });

  it('[R10] with victory points for the place and for nothing else', () => {
    expect(readGamePoints('game @1 2-0')?.game.results).toMatchObject([
      {
        starter: 1,
        scores: [
          { points: 2, pairs: [], bonus: 0, penalty: 0, total: 2 },
          { points: 0, pairs: [], bonus: 0, penalty: 0, total: 0 },
        ],
      },
    ]);
  });

  it.each([
    ['other words', 'game six'],
    ['words behind it', 'game 3 please'],
    ['six players', 'game 6-5-4-3-2-1'],
    ['a round with a player less', 'game 3-2-1 2-1'],
    ['a fourth of three who sank', 'game 3 sunk 3'],
    ['a fourth of three who started', 'game @3 3-2-1'],
  ])('unless the text has %s', (_, text) => {
    expect(readGamePoints(text)).toBeNull();
  });
});

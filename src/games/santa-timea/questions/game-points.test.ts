import { describe, expect, it } from 'vitest';
import rulings from '../../../../content/en/santa-timea/rulings.json' with { type: 'json' };
import tasks from '../../../../content/en/santa-timea/tasks.json' with { type: 'json' };
import { createTranslate } from '../explain/words.ts';
import { HOUSE } from '../rules/test-kit.ts';
import { makeGamePoints, readGamePoints } from './game-points.ts';
import { QUESTIONS } from './index.ts';
import { question } from './test-kit.ts';

const t = createTranslate({ ...rulings, ...tasks }, 'en');

/** The answers that are offered, and the hint that one of them gets. */
function told(text: string, answer: string) {
  const { answers, reply } = QUESTIONS.view(question(text), t, 'en');
  return { labels: answers.map(({ label }) => label), hint: reply(answer).hint };
}

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
    ['words before it', 'my game 3'],
    ['words behind it', 'game 3 please'],
    ['neither seats nor rounds', 'game'],
    ['six players', 'game 6-5-4-3-2-1'],
    ['a round with a player less', 'game 3-2-1 2-1'],
    ['a fourth of three who sank', 'game 3 sunk 3'],
    ['one of two who sank that is not there', 'game 3 sunk 2 4'],
    ['a fourth of three who started', 'game @3 3-2-1'],
  ])('unless the text has %s', (_, text) => {
    expect(readGamePoints(text)).toBeNull();
  });
});

describe('who is ahead', () => {
  it('[S7] is answered with a name or with lots', () => {
    const { labels } = told('starter in game fr 3 sunk 2', '2');
    expect(labels).toEqual(['Sebastian', 'Nadine', 'Johannes', 'Draw lots']);
  });

  it('[E1] is answered with a name or with several', () => {
    const { labels } = told('winner in game 2-0 2-0 2-0 0-2 2-0', '1');
    expect(labels).toEqual(['Sebastian', 'Nadine', 'Several of them, together']);
  });

  it.each([
    [
      '[S7] with nothing to go by',
      'starter in game fr 3 sunk 2',
      'Nothing in this book puts Johannes ahead of the others.',
    ],
    [
      '[S5] with fewer points',
      'starter in game 1-3-2',
      'Add up the rounds: somebody has more points than Johannes.',
    ],
    [
      '[S6] with as many points as another',
      'starter in game 3-1-3',
      'Johannes ties with somebody for the most points. Does this book look any further?',
    ],
  ])('%s, a hint speaks of the player who was named', (_, text, hint) => {
    expect(told(text, '2').hint).toBe(hint);
  });
});

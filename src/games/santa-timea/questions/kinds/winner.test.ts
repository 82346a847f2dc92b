import { describe, expect, it } from 'vitest';
import rulings from '../../../../../content/en/santa-timea/rulings.json' with { type: 'json' };
import tasks from '../../../../../content/en/santa-timea/tasks.json' with { type: 'json' };
import { createTranslate } from '../../explain/words.ts';
import { QUESTIONS } from '../index.ts';
import { question } from '../test-kit.ts';

const t = createTranslate({ ...rulings, ...tasks }, 'en');

/** Nine, ten and eleven points. */
const FIVE_ROUNDS = question('winner in game de 1-2-3 2-3-1 3-2-1 2-1-3 1-2-3');

describe('who wins', () => {
  it('[E1] is asked when all rounds are over, and explained by their points', () => {
    const { question: words, right, reply } = QUESTIONS.view(FIVE_ROUNDS, t, 'en');
    expect(words).toBe('All five rounds have been played. Who wins?');
    expect(reply(right[0] ?? '').sentences.map(({ text }) => text)).toEqual([
      'Victory points so far: Sebastian 9, Nadine 10 and Johannes 11.',
      'Johannes has the most victory points and wins.',
    ]);
  });

  it('[E1] shows the game at its end', () => {
    expect(QUESTIONS.sceneOf(FIVE_ROUNDS)).toMatchObject({
      kind: 'game',
      edition: 'de',
      sunk: [],
      isOver: true,
      game: { seats: 3, results: { length: 5 } },
    });
  });
});

import { describe, expect, it } from 'vitest';
import rulings from '../../../../../content/en/santa-timea/rulings.json' with { type: 'json' };
import tasks from '../../../../../content/en/santa-timea/tasks.json' with { type: 'json' };
import { createTranslate } from '../../explain/words.ts';
import { QUESTIONS } from '../index.ts';
import { question } from '../test-kit.ts';

const t = createTranslate({ ...rulings, ...tasks }, 'en');

describe('who starts', () => {
  it.each([
    ['[S7] the first round', 'game de 3 sunk 2', 'Who leads the very first trick?'],
    ['[S5] a later one', 'game @1 3-2-1', 'Who leads the first trick of the next round?'],
  ])('is asked for %s', (_, game, words) => {
    expect(QUESTIONS.view(question(`starter in ${game}`), t, 'en').question).toBe(words);
  });

  it.each([
    [
      '[S7] who sank',
      'game de 3 sunk 2',
      ['Whoever was last aboard a sinking ship starts: Johannes.'],
    ],
    [
      '[S5] the points',
      'game @1 3-2-1',
      [
        'Victory points so far: Sebastian 3, Nadine 2 and Johannes 1.',
        'Sebastian has the most victory points and leads the first trick.',
      ],
    ],
  ])('is explained by %s', (_, game, sentences) => {
    const { right, reply } = QUESTIONS.view(question(`starter in ${game}`), t, 'en');
    expect(reply(right[0] ?? '').sentences.map(({ text }) => text)).toEqual(sentences);
  });

  it('[S5] shows a game that goes on, with all that starting hangs on', () => {
    expect(QUESTIONS.sceneOf(question('starter in game de sunk 2 3-2-1'))).toMatchObject({
      kind: 'game',
      edition: 'de',
      sunk: [2],
      isOver: false,
      game: { seats: 3, results: { length: 1 } },
    });
  });
});

import { describe, expect, it } from 'vitest';
import rulings from '../../../../../content/en/santa-timea/rulings.json' with { type: 'json' };
import tasks from '../../../../../content/en/santa-timea/tasks.json' with { type: 'json' };
import { createTranslate } from '../../explain/words.ts';
import { QUESTIONS } from '../index.ts';
import { question } from '../test-kit.ts';

const t = createTranslate({ ...rulings, ...tasks }, 'en');

/** The reasons of the right answer. */
const reasons = (text: string): readonly string[] => {
  const { right, reply } = QUESTIONS.view(question(text), t, 'en');
  return reply(right[0] ?? '').sentences.map((reason) => reason.text);
};

describe('the right answer is explained column by column', () => {
  it('[R4] damage by the points on the cards', () => {
    expect(reasons('damage 1 in score N1 / E2 / .')).toEqual(['Damage: 2 points (2).']);
  });

  it('[R5] points by the place too', () => {
    expect(reasons('points 1 in score N1 / E2 / E3')).toEqual([
      'Damage: 2 points (2).',
      'Place 2. The less damage, the better the place.',
      'This place is worth 2 victory points.',
    ]);
  });
});

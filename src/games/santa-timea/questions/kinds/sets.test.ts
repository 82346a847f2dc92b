import { describe, expect, it } from 'vitest';
import rulings from '../../../../../content/en/santa-timea/rulings.json' with { type: 'json' };
import tasks from '../../../../../content/en/santa-timea/tasks.json' with { type: 'json' };
import { createTranslate } from '../../explain/words.ts';
import { QUESTIONS } from '../index.ts';
import { question } from '../test-kit.ts';

const t = createTranslate({ ...rulings, ...tasks }, 'en');

/** A pair is worth more to seat 1 than the set, although the kept cards cost a point. */
const PAIR = question('sets 1 in score pro . / S1 S2 S2 S3 / N3 E3 W3');

describe('which sets to discard', () => {
  it('[R3] is answered with every choice of them, none and several too', () => {
    const { answers } = QUESTIONS.view(question('sets 0 in score N1 N2 N3 S1 S2 S3 / E1'), t, 'en');
    expect(answers.map(({ label }) => label)).toEqual([
      'Discard nothing',
      'Discard the set North',
      'Discard the set South',
      'Discard the sets North and South',
    ]);
  });

  it('[B6] [B7] a worse choice is told what it scores', () => {
    const { answers, reply } = QUESTIONS.view(PAIR, t, 'en');
    expect(answers.map(({ code }) => reply(code).hint)).toContain(
      'That way Nadine scores 2 points. There is a better way.',
    );
  });

  it.each([
    ['[B3] [B4] two points, two for the pair, one lost', '', { bonus: 2, penalty: 1, total: 3 }],
    ['[B7] the second place alone', 'S', { bonus: 0, penalty: 0, total: 2 }],
  ])('%s', (_, answer, score) => {
    expect(QUESTIONS.reasonsFor(PAIR, answer).at(-1)).toEqual({
      about: 'score',
      step: expect.objectContaining({ key: 'total', points: 2, ...score }),
    });
  });
});

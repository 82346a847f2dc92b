import { describe, expect, it } from 'vitest';
import rulings from '../../../../../content/en/santa-timea/rulings.json' with { type: 'json' };
import tasks from '../../../../../content/en/santa-timea/tasks.json' with { type: 'json' };
import { createRandom } from '../../../../core/random.ts';
import { createTranslate } from '../../explain/words.ts';
import { heldTriplets } from '../../rules/score.ts';
import { QUESTIONS } from '../index.ts';
import { SEATS } from '../making.ts';
import { candidate, question } from '../test-kit.ts';

const t = createTranslate({ ...rulings, ...tasks }, 'en');

/** A pair is worth more to seat 1 than the set, although the kept cards cost a point. */
const PAIR = question('sets 1 in score pro . / S1 S2 S2 S3 / N3 E3 W3');

describe('which sets to discard', () => {
  it('[R3] is answered with every choice of them, none and several too', () => {
    const { answers } = QUESTIONS.tell(question('sets 0 in score N1 N2 N3 S1 S2 S3 / E1'), t, 'en');
    expect(answers.map(({ label }) => label)).toEqual([
      'Discard nothing',
      'Discard the set North',
      'Discard the set South',
      'Discard the sets North and South',
    ]);
  });

  it('[B6] [B7] a worse choice is told what it scores', () => {
    expect(QUESTIONS.tell(PAIR, t, 'en').replies.map(({ hint }) => hint)).toContain(
      'That way Nadine scores 2 points, and there is a better way.',
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

it('[B6] is made of the advanced game, with all sets of the seat still to be chosen', () => {
  const made = SEATS.flatMap((seats) => {
    const random = createRandom(seats);
    return Array.from({ length: 60 }, () => candidate('sets', seats, 'house', random));
  }).flatMap((task) => (task.ask === 'sets' ? [task] : []));
  const held = made.map(({ position, seat }) => heldTriplets(position.holdings[seat]?.cards ?? []));
  expect(held.filter((winds) => winds.length > 0).length).toBeGreaterThan(20);
  for (const { position, seat } of made) {
    expect(position.variant).toBe('pro');
    expect(position.holdings[seat]?.discarded).toEqual([]);
  }
});

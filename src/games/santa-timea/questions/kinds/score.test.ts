import { describe, expect, it } from 'vitest';
import rulings from '../../../../../content/en/santa-timea/rulings.json' with { type: 'json' };
import tasks from '../../../../../content/en/santa-timea/tasks.json' with { type: 'json' };
import { createRandom } from '../../../../core/random.ts';
import { createTranslate } from '../../explain/words.ts';
import { QUESTIONS } from '../index.ts';
import { SEATS } from '../making.ts';
import { candidate, question } from '../test-kit.ts';

const t = createTranslate({ ...rulings, ...tasks }, 'en');

/** What the right answer is told. */
const reasons = (text: string): readonly string[] => {
  const { answers, replies } = QUESTIONS.tell(question(text), t, 'en');
  const right = answers.find(({ isRight }) => isRight);
  return (replies[right?.reply ?? -1]?.sentences ?? []).map((reason) => reason.text);
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

describe('one that is made', () => {
  const made = (ask: 'damage' | 'points' | 'total') =>
    SEATS.flatMap((seats) => {
      const random = createRandom(seats);
      return Array.from({ length: 60 }, () => candidate(ask, seats, 'house', random));
    }).flatMap((task) => (task.ask === ask ? [task] : []));

  it.each([
    ['[R4] damage', 'damage', 'basic'],
    ['[R5] points', 'points', 'basic'],
    ['[B3] [B4] the total, with pairs and penalty', 'total', 'pro'],
  ] as const)('asks for %s of the game that has it', (_, ask, variant) => {
    const variants = made(ask).map(({ position }) => position.variant);
    expect(variants).toHaveLength(60 * SEATS.length);
    expect(new Set(variants)).toEqual(new Set([variant]));
  });

  it('[R2] may be about somebody who has discarded a set', () => {
    const discarded = made('damage').map(
      ({ position, seat }) => position.holdings[seat]?.discarded.length,
    );
    expect(discarded).toContain(1);
  });
});

import { describe, expect, it } from 'vitest';
import rulings from '../../../../content/en/santa-timea/rulings.json' with { type: 'json' };
import tasks from '../../../../content/en/santa-timea/tasks.json' with { type: 'json' };
import { createRandom } from '../../../core/random.ts';
import { createTranslate } from '../explain/words.ts';
import { makePosition } from '../notation/position.ts';
import { heldTriplets } from '../rules/score.ts';
import { holding } from '../rules/test-kit.ts';
import { QUESTIONS } from './index.ts';
import { SEATS } from './making.ts';
import { dealScore } from './scoring.ts';
import { question } from './test-kit.ts';

describe('a question about a score', () => {
  it.each([
    ['[R4]', 'damage', 'How many damage points does Nadine have?'],
    ['[R5]', 'points', 'How many victory points is Nadine’s place worth?'],
    ['[R10]', 'total', 'How many victory points does Nadine score this round?'],
    ['[R3]', 'sets', 'What scores Nadine the most victory points?'],
  ])('%s asks for the %s of a player by name', (_, ask, words) => {
    const t = createTranslate({ ...rulings, ...tasks }, 'en');
    expect(QUESTIONS.tell(question(`${ask} 1 in score N1 / E2`), t, 'en').question).toBe(words);
  });

  it('[R4] shows the wind cards of all, and whose score is asked for', () => {
    expect(QUESTIONS.sceneOf(question('damage 1 in score N1 / E2'))).toEqual({
      kind: 'score',
      seat: 1,
      position: {
        kind: 'score',
        edition: 'house',
        variant: 'basic',
        holdings: [holding('N1'), holding('E2')],
      },
    });
  });
});

describe('a score that is dealt', () => {
  const dealt = (isOpen: boolean) =>
    SEATS.flatMap((seats) => {
      const random = createRandom(seats);
      return Array.from({ length: 200 }, () => dealScore(seats, 'basic', isOpen, random));
    });

  /** For each set that is held: whether by the seat that is asked about, and whether it was laid aside. */
  const heldSets = (isOpen: boolean): string[] =>
    dealt(isOpen).flatMap(({ seat, position }) =>
      position.holdings.flatMap(({ cards, discarded }, owner) =>
        heldTriplets(cards).map(
          (wind) =>
            `${owner === seat ? 'asked' : 'other'} ${discarded.includes(wind) ? 'gone' : 'kept'}`,
        ),
      ),
    );

  it('[O2] [X3] is of the twelve wind cards of a round, or of all but one', () => {
    const counts = dealt(false).map(({ position }) =>
      position.holdings.flatMap((one) => one.cards),
    );
    expect(new Set(counts.map(({ length }) => length))).toEqual(new Set([11, 12]));
  });

  it('[R2] has sets laid aside and sets kept by anybody', () => {
    expect([...new Set(heldSets(false))].sort()).toEqual([
      'asked gone',
      'asked kept',
      'other gone',
      'other kept',
    ]);
  });

  it('[R3] leaves the choice of all sets to whoever is asked for it, and to nobody else', () => {
    expect([...new Set(heldSets(true))].sort()).toEqual(['asked kept', 'other gone', 'other kept']);
  });

  it('is judged by our reading, which its text need not name', () => {
    for (const { position } of dealt(false)) {
      expect(makePosition(position)).toMatch(/^score [NESW.]\S?(?: |$)/);
    }
  });
});

import { describe, expect, it } from 'vitest';
import { readingOf } from '../rules/readings.ts';
import { compareReadings } from './compare.ts';
import { type AnyReading, answersTo, FOREIGN, type ForeignPoint } from './foreign.ts';

const HOUSE = readingOf('house');
const questions = Object.keys(FOREIGN) as ForeignPoint[];
const changed = (question: ForeignPoint, answer: string) => [
  ...compareReadings(HOUSE, { ...HOUSE, [question]: answer } as AnyReading),
];

describe('answers that no printed book gives', () => {
  it.each(
    questions.flatMap((question) =>
      answersTo(question)
        .slice(1)
        .map((answer) => [question, answer] as const),
    ),
  )('%s: %s comes out differently somewhere', (question, answer) => {
    const parting = changed(question, answer).filter(({ different }) => different > 0);
    expect(parting.length).toBeGreaterThan(0);
    expect(parting.every(({ smallest }) => smallest !== null)).toBe(true);
  });

  it('the printed answer changes nothing', () => {
    for (const question of questions) {
      expect(changed(question, FOREIGN[question].answers[0])).toEqual([]);
    }
  });

  it('[V4] a half rounded up ties with the 1 it becomes', () => {
    // Seven odd ranks of two directions with the full card, and with the next rank of either direction, in either order.
    expect(changed('across', 'rounded-up')[0]).toMatchObject({
      smallest: 'trick N1: N1 E1',
      cases: 60 * 59,
      different: 2 * 7 * 2 + 2 * 7 * 4,
    });
  });

  it('[V2] zeros that tie knock out the two lowest there are', () => {
    expect(changed('zeros', 'tie')[0]).toMatchObject({
      smallest: 'trick N1: S1 S2',
      // Any two of fourteen, in either order.
      different: 14 * 13,
    });
  });

  it('[S3] another place in the row is another card, unless both are alike', () => {
    const [rows] = changed('windCard', 'nearest');
    expect(rows).toMatchObject({ space: 'rows', cases: 20 * 19 * 18, smallest: 'row N1 N1 N2' });
    expect(rows?.different).toBe(18 * (20 * 19 - 8 * 2));
  });

  it('[P4] two Piratesses alone may be led, unless a book wants her to be the last card', () => {
    expect(changed('leadHer', 'last-card')[0]).toMatchObject({
      smallest: 'hand P P',
      different: 6,
      cases: (60 * 59) / 2,
    });
    expect(changed('leadHer', 'always')[0]).toMatchObject({ different: 56 * 4 });
  });
});

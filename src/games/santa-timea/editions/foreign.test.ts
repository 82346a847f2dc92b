import { describe, expect, it } from 'vitest';
import { readingOf } from '../rules/readings.ts';
import { compareReadings } from './compare.ts';
import { type AnyReading, answersTo, FOREIGN, type ForeignPoint } from './foreign.ts';
import { changeOf } from './play.ts';
import { situationIn } from './witness.ts';

const HOUSE = readingOf('house');
const questions = Object.keys(FOREIGN) as ForeignPoint[];
const changed = (question: ForeignPoint, answer: string) =>
  compareReadings(HOUSE, { ...HOUSE, [question]: answer } as AnyReading);
/** What it changes among the smallest situations. */
function first(question: ForeignPoint, answer: string) {
  const [found] = changed(question, answer);
  return found;
}

/** Where no trick of two is decided otherwise, a trick of three that is: to look through all takes seconds each. */
const OF_THREE: Readonly<Record<string, string>> = {
  'copies: led': 'trick N1: N1 N2 P',
  'copies: highest': 'trick N1: N2 N1 P',
  'lowestOut: nobody': 'trick N1: N1 E2 N3',
};

describe('answers that no printed book gives', () => {
  it.each(
    questions.flatMap((question) =>
      answersTo(question)
        .slice(1)
        .map((answer) => [question, answer] as const),
    ),
  )('%s: %s comes out differently somewhere', (question, answer) => {
    const trick = OF_THREE[`${question}: ${answer}`];
    const other = { ...HOUSE, [question]: answer } as AnyReading;
    const smallest = trick
      ? situationIn(trick)
      : changed(question, answer).find(({ different }) => different > 0)?.smallest;
    if (!smallest) throw new Error('nothing comes out differently');
    expect(changeOf(smallest, HOUSE, other)).toBe('outcome');
  });

  it('the printed answer changes nothing', () => {
    for (const question of questions) {
      expect([...changed(question, FOREIGN[question].answers[0])]).toEqual([]);
    }
  });

  it('[V4] a half rounded up ties with the 1 it becomes', () => {
    // Seven odd ranks of two directions with the full card, and with the next rank of either direction, in either order.
    expect(first('across', 'rounded-up')).toMatchObject({
      smallest: situationIn('trick N1: N1 E1'),
      cases: 60 * 59,
      different: 2 * 7 * 2 + 2 * 7 * 4,
    });
  });

  it('[S3] another place in the row is another card, unless both are alike', () => {
    const rows = first('windCard', 'nearest');
    expect(rows).toMatchObject({
      space: 'rows',
      cases: 20 * 19 * 18,
      smallest: situationIn('row N1 N1 N2'),
    });
    expect(rows?.different).toBe(18 * (20 * 19 - 8 * 2));
  });

  it('[P4] two Piratesses alone may be led, unless a book wants her to be the last card', () => {
    expect(first('leadHer', 'last-card')).toMatchObject({
      smallest: situationIn('hand P P'),
      different: 6,
      cases: (60 * 59) / 2,
    });
    expect(first('leadHer', 'always')).toMatchObject({ different: 56 * 4 });
  });
});

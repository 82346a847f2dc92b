import { describe, expect, it } from 'vitest';
import { BOOKS, OPEN_POINTS, type OpenPoint } from '../rules/readings.ts';
import { columnsOf } from './witness.ts';

const questions = Object.keys(OPEN_POINTS) as OpenPoint[];
const stands = (question: OpenPoint) =>
  columnsOf(question).map(({ of, stand }) => `${of}: ${stand}`);

describe('the columns of a witness', () => {
  it.each(questions)('%s: a column for each book, and every answer somewhere', (question) => {
    const columns = columnsOf(question);
    expect(columns.slice(0, BOOKS.length).map(({ of }) => of)).toEqual(BOOKS);
    const answers = new Set(columns.flatMap(({ answer }) => answer ?? []));
    expect(answers).toEqual(new Set(OPEN_POINTS[question].answers));
  });

  it.each(questions)('%s: a silent book decides nothing after its words end', (question) => {
    for (const { stand, decided, played } of columnsOf(question)) {
      if (stand !== 'silent') expect(decided).toBe(played.steps.length);
      else expect(decided).toBeLessThanOrEqual(played.steps.length);
    }
  });

  it('[A10] where no book speaks, our ruling and the other reading stand besides', () => {
    expect(stands('negativeRound')).toEqual([
      'en: silent',
      'de: silent',
      'fr: silent',
      'ours: reading',
      'other: reading',
    ]);
  });

  it('[A12] [E2] a question that a book’s other rules leave idle is not open in it', () => {
    expect(stands('sharedRound').slice(0, 3)).toEqual(['en: idle', 'de: silent', 'fr: idle']);
  });
});

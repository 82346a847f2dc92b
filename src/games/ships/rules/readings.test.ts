import { expect, it } from 'vitest';
import { CLAUSES } from './clauses.ts';
import { HOUSE, OPEN_POINTS, type OpenPoint, WITHOUT_FIELD } from './readings.ts';

const questions = Object.keys(OPEN_POINTS) as OpenPoint[];

it('[WA1] [WA2] [WA3] [WA4] [WA5] [WA6] [WA7] [WA8] every open point is a question or says why it is none', () => {
  const asked = questions.flatMap((question) => OPEN_POINTS[question].clauses as readonly string[]);
  const open = Array.from({ length: 8 }, (_, index) => `WA${index + 1}`);
  for (const id of open) expect(asked.includes(id), id).toBe(!(id in WITHOUT_FIELD));
  expect(CLAUSES.filter((id) => id.startsWith('WA'))).toEqual(open);
});

it('each has several answers, one of which is our ruling, with a reason', () => {
  for (const question of questions) {
    const { answers, ruling, because } = OPEN_POINTS[question];
    const known: readonly string[] = answers;
    expect(known.length).toBeGreaterThan(1);
    expect(known).toContain(ruling);
    expect(HOUSE[question]).toBe(ruling);
    expect(because).not.toBe('');
  }
});

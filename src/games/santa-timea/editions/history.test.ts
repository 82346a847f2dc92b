import { expect, it } from 'vitest';
import { isCalendarDay } from '../../../core/day.ts';
import { broken, REVISIONS } from './history.ts';

it('leads from the first register to that of today, with nothing changed in silence', () => {
  expect(broken()).toEqual([]);
});

it('tells every change: a new entry, another verdict or other words', () => {
  const empty = REVISIONS.flatMap(({ changes }) => changes).filter(
    ({ was, now }) =>
      was !== null &&
      (Object.keys(was) as (keyof typeof was)[]).every(
        (key) => JSON.stringify(was[key]) === JSON.stringify(now[key]),
      ),
  );
  expect(empty).toEqual([]);
});

it('is written down in order', () => {
  const days = REVISIONS.map(({ day }) => day);
  expect(days.every(isCalendarDay)).toBe(true);
  expect(days.toSorted().toReversed()).toEqual(days);
});

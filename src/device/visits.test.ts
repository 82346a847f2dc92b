import { expect, it } from 'vitest';
import { visitRecord } from './visits.ts';

const { read, merge } = visitRecord('any');

it('takes what it has written and refuses all else', () => {
  const visit = { seen: 2, on: '2026-11-23' };
  expect(read(JSON.parse(JSON.stringify(visit)))).toEqual(visit);
  const foreign = [
    null,
    [],
    2,
    {},
    { seen: -1, on: '' },
    { seen: 1, on: '2026-13-01' },
    { seen: 1 },
  ];
  expect(foreign.map(read)).toEqual(foreign.map(() => null));
});

it('of two devices follows the one that has seen more, then the later visit', () => {
  const [early, late] = [
    { seen: 1, on: '2026-12-24' },
    { seen: 2, on: '2026-11-23' },
  ];
  expect([merge(early, late), merge(late, early)]).toEqual([late, late]);
  const again = { ...late, on: '2026-11-30' };
  expect([merge(again, late), merge(late, again)]).toEqual([again, again]);
});

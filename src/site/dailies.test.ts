import { expect, it, vi } from 'vitest';
import { dayAfter } from '../core/day.ts';

it('archive, weeks and feed go on after the supply up to the day of the build', async () => {
  vi.stubEnv('BUILD_DAY', '2036-11-12');
  const { MONTHS, PUBLISHED, SUPPLIED, WEEKS } = await import('./dailies.ts');
  expect(SUPPLIED.last < '2036-11-12').toBe(true);
  expect(PUBLISHED.map(({ day }) => day)).toEqual(
    PUBLISHED.map((_, index) => dayAfter(SUPPLIED.first, index)),
  );
  expect(PUBLISHED.at(-1)).toMatchObject({ day: '2036-11-12', number: PUBLISHED.length });
  expect(MONTHS.get('2036-11')).toHaveLength(12);
  expect(WEEKS.get('2036-11-03')).toHaveLength(7);
});

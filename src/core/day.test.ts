import { afterEach, expect, it } from 'vitest';
import { dayOf, isDay } from './day.ts';

const zone = process.env['TZ'];

afterEach(() => {
  process.env['TZ'] = zone;
});

it.each(['UTC', 'Europe/Berlin', 'America/Los_Angeles', 'Pacific/Kiritimati', 'Asia/Kolkata'])(
  'is the date on the wall in %s, also on days of 23 and 25 hours',
  (name) => {
    process.env['TZ'] = name;
    for (const month of [0, 2, 9, 10]) {
      for (let day = 1; day <= 28; day++) {
        for (const [hour, minute] of [
          [0, 0],
          [2, 30],
          [12, 0],
          [23, 59],
        ] as const) {
          const written = `2027-${String(month + 1).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
          expect(dayOf(new Date(2027, month, day, hour, minute).getTime())).toBe(written);
          expect(isDay(written)).toBe(true);
        }
      }
    }
  },
);

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { clausesOf } from '../tasks/clauses.ts';
import { taskBand } from '../tasks/difficulty.ts';
import { exposedBy } from '../tasks/exposed.ts';
import { makeTask } from '../tasks/make.ts';
import type { Task } from '../tasks/task.ts';
import { seatsOf } from './plan.ts';
import {
  lookForPractice,
  type PracticePlace,
  readPractice,
  THEMES,
  type Theme,
} from './practice.ts';
import { practiceFragment } from './practice-fragment.ts';
import { dependsOn, isQuestion } from './puzzle.ts';

const ANYTHING: Theme = { misreading: null, clause: null, band: null, players: null };

function found(place: PracticePlace): Task | null {
  const search = lookForPractice(place);
  let next = search.next();
  while (!next.done) next = search.next();
  return next.value;
}

/** Every theme by itself, with its name. */
const ALONE: readonly [string, Theme][] = (Object.keys(THEMES) as (keyof Theme)[]).flatMap((key) =>
  THEMES[key].map((value): [string, Theme] => [`${key} ${value}`, { ...ANYTHING, [key]: value }]),
);

describe('endless practice', () => {
  it.each(ALONE)('%s has puzzle after puzzle', (_, theme) => {
    const tasks = [1, 2, 3].map((number) => found({ theme, number }));
    expect(new Set(tasks.map((task) => task && makeTask(task))).size).toBe(3);
    for (const task of tasks) {
      if (!task) throw new Error('nothing fits');
      expect([isQuestion(task), dependsOn(task)]).toEqual([true, []]);
      if (theme.misreading) expect(exposedBy(task)).toContain(theme.misreading);
      if (theme.clause) expect(clausesOf(task)).toContain(theme.clause);
      if (theme.band) expect(taskBand(task)).toBe(theme.band);
      if (theme.players) expect(seatsOf(task)).toBe(theme.players);
    }
  });

  it('gives the same puzzle for the same theme and number', () => {
    const place = { theme: { ...ANYTHING, players: 3 }, number: 5 };
    expect(found(place)).toEqual(found(place));
  });

  it('says so when nothing fits', () => {
    const theme: Theme = { ...ANYTHING, clause: 'R6', players: 5 };
    expect(found({ theme, number: 1 })).toBeNull();
  });
});

describe('the address of a practice puzzle', () => {
  it('is read as it is written', () => {
    const arbTheme = fc.record({
      misreading: fc.constantFrom(null, ...THEMES.misreading),
      clause: fc.constantFrom(null, ...THEMES.clause),
      band: fc.constantFrom(null, ...THEMES.band),
      players: fc.constantFrom(null, ...THEMES.players),
    });
    fc.assert(
      fc.property(arbTheme, fc.integer({ min: 1, max: 1e6 }), (theme, number) => {
        expect(readPractice(practiceFragment(theme, number))).toEqual({ theme, number });
      }),
    );
  });

  it.each(['', '#', '#nonsense', '#band=simple&players=9&number=-1', '#number=1e99'])(
    'leaves everything open where it says nothing known: %s',
    (fragment) => {
      expect(readPractice(fragment)).toEqual({ theme: ANYTHING, number: 1 });
    },
  );
});

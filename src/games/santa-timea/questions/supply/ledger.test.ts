import { describe, expect, it } from 'vitest';
import { dayAfter } from '../../../../core/day.ts';
import { DAILY_FILE, FIRST_DAY } from '../file.ts';
import { question } from '../test-kit.ts';
import { Ledger } from './ledger.ts';

const TAKER = 'taker in trick N2: S8 S5';

const added = (...texts: readonly string[]): Ledger => {
  const ledger = new Ledger([]);
  for (const [index, text] of texts.entries()) {
    ledger.add(DAILY_FILE.draft(dayAfter(FIRST_DAY, index), question(text)));
  }
  return ledger;
};

it('what a card counts is due again after sixty days, anything else on the next', () => {
  const ledger = added('worth 1 in trick W1: W4 P', TAKER);
  const due = (ask: 'worth' | 'taker', days: number) =>
    ledger.isDue(ask, dayAfter(FIRST_DAY, days));
  expect([due('worth', 59), due('worth', 60), due('taker', 2)]).toEqual([false, true, true]);
});

it('what was never there is due on the first day', () => {
  expect(added().isDue('worth', FIRST_DAY)).toBe(true);
  expect(added(TAKER).isDue('worth', FIRST_DAY)).toBe(true);
});

it('a puzzle comes once, and one of the collection not at all', () => {
  const turned = question('taker in trick E1: W8 W5');
  expect(added().accepts(turned, 'easy')).toBe(true);
  expect(added(TAKER).accepts(turned, 'easy')).toBe(false);
  const collection = [DAILY_FILE.draft(FIRST_DAY, question(TAKER))];
  expect(new Ledger(collection).accepts(turned, 'easy')).toBe(false);
});

it('[P4] no more answers are right than wrong, of those that may be given', () => {
  const accepts = (text: string) => added().accepts(question(text), 'easy');
  expect(accepts('avoid N9 S7 W3 in trick E3: W8 _')).toBe(false);
  expect(accepts('take N9 S7 W3 in trick E3: W8 _')).toBe(true);
  expect(accepts('take N9 P P in trick E3: _ E8')).toBe(false);
});

it('where it is hard, “the lowest worth” is right half the time; among experts a third', () => {
  const lowest = Array.from({ length: 8 }, (_, index) => `taker in trick N2: N${index + 1} N14`);
  const accepted = (band: 'medium' | 'hard' | 'expert') => {
    const ledger = new Ledger([]);
    return lowest.filter((text, index) => {
      const puzzle = DAILY_FILE.draft(dayAfter(FIRST_DAY, index), question(text));
      const isAccepted = ledger.accepts(puzzle.question, band);
      if (isAccepted) ledger.add({ ...puzzle, band });
      return isAccepted;
    }).length;
  };
  expect([accepted('medium'), accepted('hard'), accepted('expert')]).toEqual([8, 3, 2]);
});

it('[V3] of what cards count no more than half is half of what is printed', () => {
  const ledger = new Ledger([]);
  const halves = Array.from({ length: 8 }, (_, index) => `worth 1 in trick N2: N14 E${index + 3}`);
  const accepted = halves.filter((text, index) => {
    const puzzle = DAILY_FILE.draft(dayAfter(FIRST_DAY, index), question(text));
    const isAccepted = ledger.accepts(puzzle.question, 'medium');
    if (isAccepted) ledger.add({ ...puzzle, band: 'medium' });
    return isAccepted;
  });
  expect(accepted).toHaveLength(3);
});

it('what a rule of thumb gets wrong is welcome, however often it was right before', () => {
  const ledger = new Ledger([]);
  for (let rank = 1; rank <= 8; rank++) {
    const puzzle = DAILY_FILE.draft(FIRST_DAY, question(`taker in trick N2: N${rank} N14`));
    ledger.add({ ...puzzle, band: 'hard' });
  }
  // [V3] Half of ten is five: a tie, so that nobody takes, whom no rule of thumb points at.
  expect(ledger.accepts(question('taker in trick N2: N5 E10'), 'hard')).toBe(true);
  expect(ledger.accepts(question('taker in trick N2: N9 N14'), 'hard')).toBe(false);
});

describe('what was used least comes first', () => {
  it('of the kinds in a band', () => {
    const ledger = added(TAKER, 'taker in trick N2: N4 N9', 'leader in trick N2: N4 N9');
    const rarest = (band: string) =>
      ledger.rarest(['taker', 'leader', 'wind'], (ask) => `${band} ${ask}`);
    expect(rarest('easy')).toEqual(['wind', 'leader', 'taker']);
    expect(rarest('expert')).toEqual(['taker', 'leader', 'wind']);
  });

  it('of the numbers of players, for each kind by itself', () => {
    const ledger = added(TAKER, 'taker in trick N2: N4 N9', 'taker in trick N2: N4 N6 N9');
    const rarest = (ask: string) => ledger.rarest([2, 3, 4, 5], (seats) => `${ask} ${seats}`);
    expect(rarest('taker')).toEqual([4, 5, 3, 2]);
    expect(rarest('leader')).toEqual([2, 3, 4, 5]);
  });

  it.each([
    ['three', 'after', ['forgets-ties', 'copies-the-print'], 3],
    ['four', 'level with', ['copies-the-print', 'forgets-ties'], 4],
    ['five', 'before', ['copies-the-print', 'forgets-ties'], 5],
  ] as const)(
    'of the misreadings: one that names its edition counts fourfold, with %s of another it comes %s it',
    (_, __, rarest, times) => {
      const ledger = new Ledger([]);
      const puzzle = DAILY_FILE.draft(FIRST_DAY, question(TAKER));
      ledger.add({ ...puzzle, exposes: ['copies-the-print'] });
      for (let time = 0; time < times; time++) ledger.add({ ...puzzle, exposes: ['forgets-ties'] });
      expect(ledger.rarest(['copies-the-print', 'forgets-ties'], (id) => id)).toEqual(rarest);
    },
  );
});

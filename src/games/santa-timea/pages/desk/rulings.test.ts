import { describe, expect, it } from 'vitest';
import { groupsOf, type Ruled } from './rulings.ts';

const ruled = (
  name: string,
  steps: string,
  outcome: string,
  silence: string | null = null,
): Ruled => ({
  name,
  note: '',
  steps: [...steps],
  silence,
  outcome: [outcome],
});

/** What all say, then each group: who, and how they go on. */
const grouped = (...rulings: readonly Ruled[]) => {
  const { shared, groups } = groupsOf(rulings);
  const lines = groups.map(
    ({ rulings, steps, silence, outcome }) =>
      `${rulings.map(({ name }) => name)}: ${[...steps, silence ?? outcome].join('')}`,
  );
  return [shared.join(''), ...lines];
};

describe('several rulings', () => {
  it('have what all say once, then those together who go on alike', () => {
    expect(
      grouped(ruled('en', 'abc', 'x'), ruled('de', 'abd', 'y'), ruled('fr', 'abc', 'x')),
    ).toEqual(['ab', 'en,fr: cx', 'de: dy']);
  });

  it('part where one is shorter, or a book is silent', () => {
    expect(grouped(ruled('en', 'a', 'x'), ruled('de', 'ab', 'y'))).toEqual([
      'a',
      'en: x',
      'de: by',
    ]);
    expect(grouped(ruled('en', '', '', '?'), ruled('ours', 'a', 'x'))).toEqual([
      '',
      'en: ?',
      'ours: ax',
    ]);
  });
});

import { describe, expect, it } from 'vitest';
import { likeness, type Ruled, tableOf } from './ruled.ts';

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

/** Each row as its cells, with how many columns or rows they reach over. */
const drawn = (columns: readonly Ruled[]) => {
  const { steps, outcome } = tableOf(columns);
  return [...steps, outcome].map(({ cells }) =>
    cells.map(
      ({ lines, columns: over, rows }) =>
        `${lines.join()}${over > 1 ? over : ''}${'|'.repeat(rows - 1)}`,
    ),
  );
};

describe('rulings side by side', () => {
  it('what all say stands once, what they part on in a cell for each', () => {
    const columns = [ruled('en', 'abc', 'x'), ruled('de', 'abd', 'y'), ruled('fr', 'abc', 'x')];
    expect(drawn(columns)).toEqual([['a3'], ['b3'], ['c', 'd', 'c'], ['x', 'y', 'x']]);
    expect(tableOf(columns).parting).toBe(2);
  });

  it('a ruling that is shorter leaves its cells empty', () => {
    expect(drawn([ruled('en', 'a', 'x'), ruled('de', 'ab', 'y')])).toEqual([
      ['a2'],
      ['', 'b'],
      ['x', 'y'],
    ]);
  });

  it('the silence of a book reaches from where it begins over the outcome', () => {
    const columns = [ruled('en', 'a', '', '?'), ruled('de', 'abc', 'x')];
    expect(drawn(columns)).toEqual([['a2'], ['?||', 'b'], ['c'], ['x']]);
    expect(tableOf(columns).parting).toBe(1);
  });

  it('silence is there where not a single step is', () => {
    expect(drawn([ruled('en', '', '', '?'), ruled('ours', '', 'x')])).toEqual([['?|', ''], ['x']]);
  });

  it('names all who say the same, and marks those who say it again', () => {
    const columns = [ruled('en', 'a', 'x'), ruled('de', 'b', 'y'), ruled('fr', 'a', 'x')];
    const [row] = tableOf(columns).steps;
    expect(row?.cells.map(({ names, isAgain }) => [names.join(), isAgain])).toEqual([
      ['en,fr', false],
      ['de', false],
      ['en,fr', true],
    ]);
    expect(columns.map((_, at) => likeness(columns, at)?.name)).toEqual([
      undefined,
      undefined,
      'en',
    ]);
  });

  it('nothing parts those who say the same', () => {
    expect(tableOf([ruled('en', 'ab', 'x'), ruled('de', 'ab', 'x')]).parting).toBeNull();
  });
});

import { expect, it } from 'vitest';
import { keptTables } from './kept-tables.ts';
import { openTables } from './open-tables.ts';

it('keeps what was last played at each table', () => {
  const tables = openTables(keptTables('game:tables', 20));
  expect(tables.textOf('first')).toBeUndefined();
  tables.keep('first', 'seed 1', 1);
  tables.keep('second', 'seed 2', 2);
  tables.keep('first', 'seed 3', 3);
  expect(tables.textOf('first')).toBe('seed 3');
  expect(tables.textOf('second')).toBe('seed 2');
});

it('says that nothing outlives the visit where there is no storage', () => {
  expect(openTables(keptTables('game:others', 20)).keep('first', 'seed 1')).toBe(false);
});

import { expect, it } from 'vitest';
import { keptTables, openTables } from './kept-tables.ts';

const kind = keptTables('game:tables', 10);

it('reads what was left at tables, and nothing that is none of ours', () => {
  const tables = { 'first-table': { at: 5, text: 'seed 7' } };
  expect(kind.read(tables)).toEqual(tables);
  for (const data of [
    null,
    [],
    { a: 'seed 7' },
    { a: { at: 1.5, text: 'seed 7' } },
    { a: { at: 1, text: 7 } },
    { a: { at: 1, text: 'seed 7 and more' } },
  ]) {
    expect(kind.read(data)).toBeNull();
  }
});

it('of the same table, what was played later stays', () => {
  const [older, newer] = [
    { at: 1, text: 'seed 1' },
    { at: 2, text: 'seed 2' },
  ];
  expect(kind.merge({ a: older, b: newer }, { a: newer })).toEqual({ a: newer, b: newer });
  expect(kind.count({ a: older, b: newer })).toBe(2);
});

it('of the same table, what counts first is said by the game', () => {
  const longest = keptTables('game:long', 20, ({ text }) => text.length);
  const [short, long] = [
    { at: 2, text: 'seed 1' },
    { at: 1, text: 'seed 1: N2' },
  ];
  expect(longest.merge({ a: short }, { a: long })).toEqual({ a: long });
});

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

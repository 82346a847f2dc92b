import { expect, it } from 'vitest';
import { LineReader, tellLines } from './line-reader.ts';

it('cuts a line into fields, without its comment, each with the column where it begins', () => {
  const reader = new LineReader<never>('p01 |  a hand | yes # a remark', 3);
  const [id, source, claim] = [reader.field(), reader.field(), reader.field()];
  reader.end();
  expect([id, source, claim]).toEqual([
    { text: 'p01', column: 1 },
    { text: 'a hand', column: 8 },
    { text: 'yes', column: 17 },
  ]);
  expect(reader.error).toBeNull();
});

it.each([
  ['p01 | a', 8],
  ['   p01 | a ', 11],
])('names the place behind a line that lacks a field: “%s”', (text, column) => {
  const reader = new LineReader<never>(text, 1);
  for (let field = 0; field < 3; field++) reader.field();
  expect(reader.error).toEqual({ code: 'missing-field', line: 1, column, found: '' });
});

it('names a field that is left over', () => {
  const reader = new LineReader<never>('p01 | a | b', 1);
  reader.field();
  reader.end();
  expect(reader.error).toMatchObject({ code: 'surplus-field', column: 7, found: 'a' });
});

it('keeps the first error, with what should stand there', () => {
  const reader = new LineReader<'wrong' | 'worse'>('a | b', 2);
  reader.fail('wrong', reader.field(), { says: 'c' });
  reader.fail('worse', reader.field());
  expect(reader.error).toEqual({ code: 'wrong', line: 2, column: 1, found: 'a', says: 'c' });
});

it('tells what is wrong with a file: place, reason, line and caret', () => {
  const errors = [{ code: 'odd', line: 2, column: 3, found: 'b' }];
  expect(tellLines('a.txt', 'x\na b', errors, ({ code }) => code)).toBe('a.txt:2:3  odd\na b\n  ^');
});

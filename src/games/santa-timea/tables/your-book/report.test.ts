import { expect, it } from 'vitest';
import { COLUMNS, type Row, toCsv, toMarkdown } from './report.ts';

const row = (all: string): Row => Object.fromEntries(COLUMNS.map((column) => [column, all])) as Row;

it('a cell holds quotation marks, commas and ends of lines', () => {
  const [head, ...rest] = toCsv(row('head'), [row('a "b", c')]).split('\r\n');
  expect(head).toBe(`\ufeff${COLUMNS.map(() => '"head"').join(',')}`);
  expect(rest).toEqual([COLUMNS.map(() => '"a ""b"", c"').join(',')]);
});

it('what is empty is left out of the text', () => {
  const text = toMarkdown('Prova', row('head'), [{ ...row(''), entry: 'V4', page: '3' }]);
  expect(text).toContain('- head: 3\n');
  expect(text.match(/^- /gm)).toHaveLength(1);
});

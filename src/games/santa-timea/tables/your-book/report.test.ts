import { expect, it } from 'vitest';
import { COLUMNS, type Row, toCsv, toMarkdown } from './report.ts';

const row = (all: string): Row => Object.fromEntries(COLUMNS.map((column) => [column, all])) as Row;

it('a line holds every column', () => {
  const line = COLUMNS.map(() => '"a ""b"", c"').join(',');
  expect(toCsv(row('head'), [row('a "b", c')])).toContain(`\r\n${line}\r\n`);
});

it('what is empty is left out of the text', () => {
  const text = toMarkdown('Prova', row('head'), [{ ...row(''), entry: 'V4', page: '3' }]);
  expect(text).toContain('- head: 3\n');
  expect(text.match(/^- /gm)).toHaveLength(1);
});

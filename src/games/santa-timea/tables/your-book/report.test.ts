import { expect, it } from 'vitest';
import { COLUMNS, type Row, toCsv, toHtml } from './report.ts';

const row = (all: string): Row => Object.fromEntries(COLUMNS.map((column) => [column, all])) as Row;

it('a line holds every column', () => {
  const line = COLUMNS.map(() => '"a ""b"", c"').join(',');
  expect(toCsv(row('head'), [row('a "b", c')])).toContain(`\r\n${line}\r\n`);
});

it('what somebody wrote is text in the page, and no code', () => {
  const page = toHtml('A & B', row('head'), [{ ...row(''), sentence: '<script>1</script>' }], 'en');
  expect(page).toContain('<title>A &amp; B</title>');
  expect(page).toContain('<li><b>head</b> &lt;script>1&lt;/script></li>');
  // What is empty is left out.
  expect(page.match(/<li>/g)).toHaveLength(1);
});

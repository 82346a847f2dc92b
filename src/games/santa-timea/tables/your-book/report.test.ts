import { expect, it } from 'vitest';
import { COLUMNS, type Row, toCsv, toHtml, toMarkdown } from './report.ts';

const row = (all: string): Row => Object.fromEntries(COLUMNS.map((column) => [column, all])) as Row;

it('a line holds every column', () => {
  const line = COLUMNS.map(() => '"a ""b"", c"').join(',');
  expect(toCsv(row('head'), [row('a "b", c')])).toContain(`\r\n${line}\r\n`);
});

it('what is empty is left out of the text', () => {
  const text = toMarkdown('Prova', row('head'), [{ ...row(''), entry: 'V4', page: '3' }]);
  expect(text).toContain('- **head** 3\n');
  expect(text.match(/^- /gm)).toHaveLength(1);
});

it('what somebody wrote is text in the page, and no code', () => {
  const page = toHtml('A & B', row('head'), [{ ...row(''), sentence: '<script>1</script>' }], 'en');
  expect(page).toContain('<title>A &amp; B</title>');
  expect(page).toContain('<li><b>head</b> &lt;script>1&lt;/script></li>');
});

/** Excel takes a file for UTF-8 only with this mark; others skip it. */
const BOM = '\ufeff';

const cell = (text: string): string =>
  /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;

export const writeCsv = (rows: readonly (readonly string[])[]): string =>
  BOM + rows.map((row) => `${row.map(cell).join(',')}\r\n`).join('');

/** A row of a table in Markdown. */
export const row = (...cells: readonly (string | number)[]): string => `| ${cells.join(' | ')} |`;

export const percent = (part: number, whole: number): string =>
  whole === 0 ? '–' : `${Math.round((100 * part) / whole)}%`;

/** What one column of a witness says, in words. */
export interface Ruled {
  /** Whose ruling it is. */
  readonly name: string;
  /** How it stands to the question; empty where nothing is asked. */
  readonly note: string;
  readonly steps: readonly string[];
  /** What stands below the steps of a book that decides no more; null for all others. */
  readonly silence: string | null;
  /** What comes of it; empty for a silent book. */
  readonly outcome: readonly string[];
}

/** A cell of the table in which columns stand side by side. */
interface Cell {
  readonly lines: readonly string[];
  /** Over how many columns it reaches, because they say the same, and over how many rows. */
  readonly columns: number;
  readonly rows: number;
  /** Whose words these are: all columns that say them in this row. */
  readonly names: readonly string[];
  /** Whether a column before it says the same, so that a narrow screen may leave it out. */
  readonly isAgain: boolean;
  readonly isSilence: boolean;
}

/** Step `index`, counted from 0, of every column; the last row is what comes of it. */
interface Row {
  readonly index: number;
  readonly cells: readonly Cell[];
}

interface Table {
  readonly steps: readonly Row[];
  readonly outcome: Row;
  /** The first step at which not all columns say the same; null if there is none. */
  readonly parting: number | null;
}

/** Lines the steps of several columns up: what all say is one cell, what they part on a cell for each. */
export function tableOf(columns: readonly Ruled[]): Table {
  const length = Math.max(...columns.map(({ steps, silence }) => steps.length + (silence ? 1 : 0)));
  const indices = Array.from({ length }, (_, index) => index);
  const isShared = (index: number) =>
    columns.every(
      ({ steps }) => steps[index] !== undefined && steps[index] === columns[0]?.steps[index],
    );
  const parting = indices.find((index) => !isShared(index)) ?? null;
  const linesOf = ({ steps, silence }: Ruled, index: number): readonly string[] => {
    const line = steps[index] ?? (index === steps.length ? silence : null);
    return line ? [line] : [];
  };
  const rowOf = (index: number, lines: (column: Ruled) => readonly string[]): Row => {
    // The silence of a book reaches from its first row to the last.
    const there = columns.filter(({ steps, silence }) => !silence || index <= steps.length);
    const same = (a: Ruled, b: Ruled) => String(lines(a)) === String(lines(b));
    return {
      index,
      cells: there.map((column, at): Cell => {
        const isSilence = column.silence !== null && index === column.steps.length;
        return {
          lines: lines(column),
          columns: 1,
          rows: isSilence ? length - index + 1 : 1,
          names: there.filter((other) => same(other, column)).map(({ name }) => name),
          isAgain: there.slice(0, at).some((other) => same(other, column)),
          isSilence,
        };
      }),
    };
  };
  return {
    parting,
    steps: indices.map((index) => {
      const row = rowOf(index, (column) => linesOf(column, index));
      const [first] = row.cells;
      return isShared(index) && first
        ? { index, cells: [{ ...first, columns: columns.length }] }
        : row;
    }),
    outcome: rowOf(length, ({ outcome }) => outcome),
  };
}

/** The column before this one that rules exactly alike; null if there is none. */
export function likeness(columns: readonly Ruled[], at: number): Ruled | null {
  const own = columns[at];
  const said = ({ steps, silence, outcome }: Ruled) => JSON.stringify([steps, silence, outcome]);
  return columns.slice(0, at).find((other) => own && said(other) === said(own)) ?? null;
}

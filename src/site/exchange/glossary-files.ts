import type { Term } from '../../kit/words.ts';
import type { Entry } from '../terms/entry.ts';
import type { Direction } from './unit.ts';

/** The terms of a game with their entries by language and id. */
export interface GlossaryData {
  readonly terms: readonly Term[];
  readonly entries: ReadonlyMap<string, ReadonlyMap<string, Entry>>;
}

/** Excel takes a file for UTF-8 only with this mark; OmegaT skips it. */
const BOM = '\ufeff';

/** Terms as OmegaT reads them (RFC 4180): source, target, comment; without what is not translated yet. */
export function csv({ terms, entries }: GlossaryData, { from, to }: Direction): string {
  const rows = terms.flatMap(({ id }) => {
    const [source, target] = [entries.get(from)?.get(id), entries.get(to)?.get(id)];
    if (!source || !target) return [];
    // A word may be the same in two languages, but not what it means.
    if (target.word === '' || target.meaning === source.meaning) return [];
    return [[source.word, target.word, [target.meaning, target.beware].filter(Boolean).join(' ')]];
  });
  return BOM + rows.map((row) => `${row.map(cell).join(',')}\r\n`).join('');
}

const cell = (text: string): string =>
  /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;

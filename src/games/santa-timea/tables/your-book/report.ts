import type { DeskSpeech } from '../../editions/say.ts';
import { type Found, jobKey, jobsOf, sourceSays, type YourBook } from '../../editions/your-book.ts';
import { type EntryCards, sayAnswer, sayAsked, sayShare } from './book-words.ts';
import type { Counted } from './count-worker.ts';

/** The columns of a report; the last two are for whoever works with it. */
export const COLUMNS = [
  'number',
  'page',
  'sentence',
  'entry',
  'finding',
  'source',
  'yours',
  'position',
  'share',
  'proposal',
  'done',
] as const;

export type Row = { readonly [C in (typeof COLUMNS)[number]]: string };

/** A book, what was found in it, and what was counted. */
export interface Report {
  readonly book: YourBook;
  readonly found: readonly Found[];
  readonly counted: ReadonlyMap<string, Counted>;
  readonly entries: EntryCards;
  readonly speech: DeskSpeech;
}

/** All but what is the same: in the order of the text, what it does not say after it. */
export function rowsOf({ book, found, counted, entries, speech }: Report): readonly Row[] {
  const { t } = speech;
  const place = ({ sentences: [first] }: Found) => first ?? book.sentences.length;
  return found
    .filter(({ stand }) => stand !== 'same')
    .toSorted((a, b) => place(a) - place(b))
    .map((one, at) => {
      const { asked, entry, stand, sentences, says } = one;
      const told = sentences.map((number) => book.sentences[number]);
      const cases = jobsOf(book, [one]).flatMap((job) => counted.get(jobKey(job)) ?? []);
      const shares = cases.flatMap((found) => found.shares);
      const [most] = shares.toSorted((a, b) => b.different / b.cases - a.different / a.cases);
      const words = (entries[entry]?.words[book.against] ?? []).join(' … ');
      const source = sayAnswer(asked, sourceSays(book.against, asked) ?? 'silent', t);
      return {
        number: String(at + 1),
        page: [...new Set(told.map((sentence) => sentence?.page))].filter(Boolean).join(', '),
        sentence: told.map((sentence) => sentence?.text).join(' '),
        entry: `${entry} ${sayAsked(asked, entries, t)}`,
        finding: t(`your-book.result.${stand}`),
        source: words ? `${source} (${words})` : source,
        yours: stand === 'otherwise' ? sayAnswer(asked, says ?? 'other', t) : '',
        position: cases.find(({ smallest }) => smallest)?.smallest?.text ?? '',
        share: most ? sayShare(most, speech) : '',
        proposal: '',
        done: '',
      };
    });
}

const HEAD = '\ufeff';

/** For spreadsheets, which know the text by its first sign. */
export const toCsv = (heads: Row, rows: readonly Row[]): string =>
  HEAD +
  [heads, ...rows]
    .map((row) => COLUMNS.map((column) => `"${row[column].replaceAll('"', '""')}"`).join(','))
    .join('\r\n');

export function toMarkdown(name: string, heads: Row, rows: readonly Row[]): string {
  const told = COLUMNS.filter((column) => !['number', 'entry', 'finding'].includes(column));
  const items = rows.map((row) =>
    [
      `## ${row.number}. ${row.entry}: ${row.finding}`,
      ...told.flatMap((column) => (row[column] ? [`- ${heads[column]}: ${row[column]}`] : [])),
    ].join('\n'),
  );
  return `${[`# ${name}`, ...items].join('\n\n')}\n`;
}

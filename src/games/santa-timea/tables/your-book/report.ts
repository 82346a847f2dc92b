import { writeCsv } from '../../../../core/csv.ts';
import { printedIn } from '../../editions/books.ts';
import type { WordFound } from '../../editions/own-words.ts';
import type { DeskSpeech } from '../../editions/say.ts';
import { textOf } from '../../editions/witness.ts';
import { type Found, jobKey, jobsOf, sourceSays, type YourBook } from '../../editions/your-book.ts';
import {
  type EntryCards,
  sayAnswer,
  sayAsked,
  sayShare,
  sayTerms,
  sayWords,
  type TermCards,
} from './book-words.ts';
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
  readonly words: readonly WordFound[];
  readonly counted: ReadonlyMap<string, Counted>;
  readonly entries: EntryCards;
  readonly terms: TermCards;
  readonly speech: DeskSpeech;
}

/** All but what is the same: in the order of the text, what it does not say after it. */
export const rowsOf = (report: Report): readonly Row[] =>
  [
    ...report.found
      .filter(({ stand }) => stand !== 'same')
      .map((one) => ({ sentences: one.sentences, row: rowOf(one, report) })),
    // What may be only another way to say it is for whoever sits at the page.
    ...report.words
      .filter(({ kind }) => kind !== 'absent')
      .map((one) => ({ sentences: one.sentences, row: wordRow(one, report) })),
  ]
    .toSorted((a, b) => place(report, a) - place(report, b))
    .map(({ row }, at) => ({ ...row, number: String(at + 1) }));

const place = (
  { book }: Report,
  { sentences: [first] }: { readonly sentences: readonly number[] },
) => first ?? book.sentences.length;

const EMPTY = Object.fromEntries(COLUMNS.map((column) => [column, ''])) as Row;

function placeOf({ book }: Report, sentences: readonly number[]): Pick<Row, 'page' | 'sentence'> {
  const passages = sentences.flatMap((at) => book.sentences[at] ?? []);
  return {
    page: [...new Set(passages.map(({ page }) => page))].filter(Boolean).join(', '),
    sentence: passages.map(({ text }) => text).join(' '),
  };
}

function rowOf(one: Found, report: Report): Row {
  const { book, counted, entries, speech } = report;
  const { t } = speech;
  const { asked, entry, stand, sentences, says } = one;
  const cases = jobsOf(book, [one]).flatMap((job) => counted.get(jobKey(job)) ?? []);
  const shares = cases.flatMap((found) => found.shares);
  const smallest = cases.find((found) => found.smallest)?.smallest;
  const [most] = shares.toSorted((a, b) => b.different / b.cases - a.different / a.cases);
  const words = (printedIn(book.against, entry)?.words ?? []).join(' … ');
  const source = sayAnswer(asked, sourceSays(book.against, asked) ?? 'silent', t);
  return {
    ...EMPTY,
    ...placeOf(report, sentences),
    entry: `${entry} ${sayAsked(asked, entries, t)}`,
    finding: t(`your-book.result.${stand}`),
    source: words ? `${source} (${words})` : source,
    yours: stand === 'otherwise' ? sayAnswer(asked, says ?? 'other', t) : '',
    position: smallest ? textOf(smallest.situation) : '',
    share: most ? sayShare(most, speech) : '',
  };
}

const wordRow = (one: WordFound, report: Report): Row => ({
  ...EMPTY,
  ...placeOf(report, one.sentences),
  entry: sayTerms(one, report.terms, report.entries),
  finding: report.speech.t(`your-book.words.${one.kind}`),
  source: sayWords(one.source, report.speech.t),
  yours: sayWords(one.yours, report.speech.t),
});

/** For spreadsheets. */
export const toCsv = (heads: Row, rows: readonly Row[]): string =>
  writeCsv([heads, ...rows].map((row) => COLUMNS.map((column) => row[column])));

export function toMarkdown(name: string, heads: Row, rows: readonly Row[]): string {
  const columns = COLUMNS.filter((column) => !['number', 'entry', 'finding'].includes(column));
  const items = rows.map((row) =>
    [
      `## ${row.number}. ${row.entry}: ${row.finding}`,
      ...columns.flatMap((column) => (row[column] ? [`- ${heads[column]}: ${row[column]}`] : [])),
    ].join('\n'),
  );
  return `${[`# ${name}`, ...items].join('\n\n')}\n`;
}

import { writeCsv } from '../../../../core/csv.ts';
import { isAsked } from '../../editions/foreign.ts';
import type { WordFound } from '../../editions/own-words.ts';
import { printedIn } from '../../editions/register.ts';
import type { DeskSpeech } from '../../editions/say.ts';
import { textOf } from '../../editions/witness.ts';
import {
  type BookFinding,
  type Job,
  jobKey,
  jobsOf,
  sourceSays,
  type YourBook,
} from '../../editions/your-book.ts';
import {
  type EntryCards,
  sayAsked,
  saySaid,
  sayShare,
  sayTerms,
  sayWords,
  type TermCards,
} from './book-words.ts';
import type { Counted } from './count-worker.ts';

export interface Line {
  /** `plain`: it says nothing, and nothing that is counted depends on it. */
  readonly of: BookFinding['stand'] | 'plain' | WordFound['kind'];
  readonly finding: string;
  readonly entry: string;
  readonly title: string;
  readonly sentences: readonly number[];
  /** What the source book says, and what this book says; empty where it says nothing. */
  readonly source: string;
  readonly yours: string;
  /** What is to be counted; nothing where no play depends on it, and for an answer that nobody has foreseen. */
  readonly jobs: readonly Job[];
}

interface Read {
  readonly book: YourBook;
  readonly entries: EntryCards;
  readonly terms: TermCards;
  readonly speech: DeskSpeech;
}

export function lineOf(found: BookFinding, { book, entries, speech: { t } }: Read): Line {
  const { asked, entry, stand, sentences, says } = found;
  const answer = saySaid(asked, sourceSays(book.against, asked) ?? 'silent', book, t);
  const words = (printedIn(book.against, entry)?.words ?? []).join(' … ');
  const quoted = isAsked(asked) ? `${answer} (${words})` : words;
  const said = stand === 'otherwise' || stand === 'same' ? (says ?? 'other') : stand;
  const jobs = jobsOf(book, [found]);
  const of = stand === 'silent' && jobs.length === 0 ? 'plain' : stand;
  return {
    of,
    finding: t(`your-book.result.${of}`),
    entry,
    title: sayAsked(asked, entries, t),
    sentences,
    source: words ? quoted : answer,
    yours: said === 'unanswered' || said === 'unfound' ? '' : saySaid(asked, said, book, t),
    jobs,
  };
}

export function wordLineOf(found: WordFound, { terms, entries, speech: { t } }: Read): Line {
  return {
    of: found.kind,
    finding: t(`your-book.words.${found.kind}`),
    entry: found.entry ?? '',
    title: sayTerms(found, terms, entries),
    sentences: found.sentences,
    source: sayWords(found.source, t),
    yours: sayWords(found.yours, t),
    jobs: [],
  };
}

/** The columns of a report; the last two are for the person who works with it. */
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

export interface Report {
  readonly book: YourBook;
  readonly lines: readonly Line[];
  readonly counted: ReadonlyMap<string, Counted>;
  readonly speech: DeskSpeech;
}

/** All but what is the same: in the order of the text, what it does not say after it. */
export function rowsOf({ book, lines, counted, speech }: Report): readonly Row[] {
  const place = ({ sentences: [first] }: Line) => first ?? book.sentences.length;
  return lines
    .filter(({ of }) => of !== 'same')
    .toSorted((a, b) => place(a) - place(b))
    .map(({ entry, title, finding, source, yours, sentences, jobs }, at) => {
      const passages = sentences.flatMap((one) => book.sentences[one] ?? []);
      const cases = jobs.flatMap((job) => counted.get(jobKey(job)) ?? []);
      const [most] = cases
        .flatMap(({ shares }) => shares)
        .toSorted((a, b) => b.different / b.cases - a.different / a.cases);
      const [smallest] = cases.flatMap((one) => one.smallest ?? []);
      return {
        number: String(at + 1),
        page: [...new Set(passages.map(({ page }) => page))].filter(Boolean).join(', '),
        sentence: passages.map(({ text }) => text).join(' '),
        entry: `${entry} ${title}`.trim(),
        finding,
        source,
        yours,
        position: smallest ? textOf(smallest.situation) : '',
        share: most ? sayShare(most, speech.t) : '',
        proposal: '',
        done: '',
      };
    });
}

export const toCsv = (heads: Row, rows: readonly Row[]): string =>
  writeCsv([heads, ...rows].map((row) => COLUMNS.map((column) => row[column])));

/** An item a row: its title, and what stands below it. */
const itemsOf = (heads: Row, rows: readonly Row[]) =>
  rows.map((row) => ({
    title: `${row.number}. ${row.entry} – ${row.finding}`,
    lines: COLUMNS.filter((column) => !['number', 'entry', 'finding'].includes(column))
      .filter((column) => row[column] !== '')
      .map((column) => ({ head: heads[column], text: row[column] })),
  }));

export function toMarkdown(name: string, heads: Row, rows: readonly Row[]): string {
  const items = itemsOf(heads, rows).map(({ title, lines }) =>
    [`## ${title}`, ...lines.map(({ head, text }) => `- **${head}** ${text}`)].join('\n'),
  );
  return `${[`# ${name}`, ...items].join('\n\n')}\n`;
}

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** A page that stands by itself, to be opened anywhere and sent on. */
export function toHtml(name: string, heads: Row, rows: readonly Row[], lang: string): string {
  const items = itemsOf(heads, rows).map(({ title, lines }) =>
    [
      `<h2>${escaped(title)}</h2>`,
      '<ul>',
      ...lines.map(({ head, text }) => `<li><b>${escaped(head)}</b> ${escaped(text)}</li>`),
      '</ul>',
    ].join('\n'),
  );
  return [
    '<!doctype html>',
    `<html lang="${lang}">`,
    `<meta charset="utf-8"><title>${escaped(name)}</title>`,
    '<body style="max-width: 45em; margin: 2em auto; padding: 0 1em; font-family: sans-serif">',
    `<h1>${escaped(name)}</h1>`,
    ...items,
    '',
  ].join('\n');
}

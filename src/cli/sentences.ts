// `npm run -s sentences -- de book.txt`: holds a printed book, which you have as a text, against the list of
// its sentences and against the words that the register quotes. `--write` takes the list down anew: entries
// of sentences that have not changed are kept, new ones wait with a `?` for somebody to read them.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { PRINTED } from '../games/santa-timea/editions/books.ts';
import {
  isBook,
  listedIn,
  NOTHING,
  SENTENCES,
  type Sentence,
  sentencesOf,
  UNREAD,
  unprinted,
  wholeOf,
} from '../games/santa-timea/editions/sentences.ts';
import { BOOKS, type PrintedEdition } from '../games/santa-timea/rules/readings.ts';

const HELP = `npm run -s sentences -- [--write] ${BOOKS.join('|')} FILE`;
const FOLDER = join(import.meta.dirname, '../games/santa-timea/editions/sentences');

const options = process.argv.slice(2);
const [book = '', path, ...more] = options.filter((option) => option !== '--write');

if (!isBook(book) || path === undefined || more.length > 0) {
  console.error(HELP);
  process.exitCode = 2;
} else {
  const sentences = sentencesOf(readFileSync(path, 'utf8'), PRINTED[book]);
  if (options.includes('--write')) takeDown(book, sentences);
  else tell(book, sentences);
}

function tell(edition: PrintedEdition, sentences: readonly Sentence[]): void {
  const listed = listedIn(SENTENCES[edition]);
  const key = ({ section, mark }: { readonly section: string; readonly mark: string }) =>
    `${section} ${mark}`;
  const known = new Set(listed.map(key));
  const found = new Set(sentences.map(key));
  const wrong = [
    ...sentences.filter((one) => !known.has(key(one))).map((one) => `not listed: ${one.text}`),
    ...listed.filter((one) => !found.has(key(one))).map((one) => `not in the book: ${key(one)}`),
    ...listed.filter(({ entries }) => entries.includes(UNREAD)).map((one) => `unread: ${key(one)}`),
    ...unprinted(sentences, PRINTED[edition]).map((one) => `not printed: ${one}`),
  ];
  const { whole } = SENTENCES[edition];
  if (wrong.length === 0 && wholeOf(sentences.map(({ mark }) => mark)) !== whole) {
    wrong.push('the sentences stand in another order');
  }
  for (const line of wrong) console.error(line);
  if (wrong.length > 0) process.exitCode = 1;
  else console.log(`${edition}: ${sentences.length} sentences, all listed`);
}

function takeDown(edition: PrintedEdition, sentences: readonly Sentence[]): void {
  const listed = listedIn(SENTENCES[edition]);
  const sections = Object.fromEntries(
    [...Map.groupBy(sentences, ({ section }) => section)].map(([section, own]) => [
      section,
      own.map(({ mark, text }) => {
        const read = listed.find((one) => one.section === section && one.mark === mark);
        if (!read) console.log(`${section} ${mark} ${UNREAD} ${text}`);
        const entries = read ? read.entries : [UNREAD];
        return [mark, ...(entries.length > 0 ? entries : [NOTHING])].join(' ');
      }),
    ]),
  );
  const whole = wholeOf(sentences.map(({ mark }) => mark));
  writeFileSync(
    join(FOLDER, `${edition}.json`),
    `${JSON.stringify({ whole, sections }, null, 2)}\n`,
  );
}

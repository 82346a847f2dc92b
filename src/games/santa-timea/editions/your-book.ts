import { BOOKS, isRuling, type PrintedEdition, readingOf } from '../rules/readings.ts';
import type { Scope } from './compare.ts';
import {
  type AnyPoint,
  type AnyReading,
  ASKED,
  answerIn,
  answersTo,
  clausesOf,
  isAsked,
  isForeign,
} from './foreign.ts';
import { entryOf, PRINTED, REGISTER, type RegisterEntry } from './register.ts';

export interface BookSentence {
  readonly text: string;
  readonly page: string;
  readonly entries: readonly string[];
  /** A heading; of no matter to play; to be read later. One that is none of these and has no entries is unread. */
  readonly is?: 'heading' | 'nothing' | 'later' | undefined;
}

export interface YourBook {
  readonly name: string;
  /** A language tag, or nothing for a language that has none. */
  readonly lang: string;
  readonly against: PrintedEdition;
  readonly isAdvanced: boolean;
  readonly isForTwo: boolean;
  readonly sentences: readonly BookSentence[];
  /** What it says: by question an answer or one of `OPEN`, by an entry without questions `same` or one of `OPEN`. */
  readonly said: { readonly [asked: string]: string };
  readonly words: { readonly [term: string]: string };
}

/** What one may say of any question: two readings are possible; something else; nothing after all. */
export const OPEN = ['both', 'other', 'silent'] as const;

const PAGE =
  /^\W*(?:(?:pages?|pp?|p[áa]g(?:ina)?s?|seite|str|sidan?|s)\.?\s*)?((?:[A-Z]{1,2}-)?\d{1,3})\W*$/i;
const HEADING_MARK = /^#{1,6}\s+/;
const BULLET = /^(?:[-–—*•▪·]|\d{1,2}[.)])\s+/;

/** A short line without an end that stands alone, or one in capitals. */
const isHeading = (line: string, isAlone: boolean): boolean =>
  HEADING_MARK.test(line) ||
  (line.length <= 60 &&
    !/[.!?:;,…。！？؟।]["'“”»」]?$/.test(line) &&
    /\p{L}/u.test(line) &&
    (isAlone || (line === line.toLocaleUpperCase() && line !== line.toLocaleLowerCase())));

/** The end of a sentence before a figure, which the browser takes for an abbreviation: “80 cards. 60 of them …” */
const BEFORE_FIGURE = /(?<=\p{L}{4}[.!?]["'“”»)]*\s+)(?=\d)/u;

const ABBREVIATION = /(?<!\p{L})\p{Ll}{1,3}\.\s*$/u;

export const LANGUAGES = (
  'ar,bg,ca,cs,da,de,el,en,es,et,eu,fa,fi,fr,ga,he,hi,hr,hu,id,is,it,ja,ko,lt,lv,ms,nb,nl,pl,' +
  'pt,ro,ru,sk,sl,sr,sv,th,tr,uk,vi,zh'
).split(',');

/** Cuts a text into sentences; lines that are only a number of a page give it to what follows. */
export function cutText(text: string, lang: string): BookSentence[] {
  const cutter = new Intl.Segmenter(lang || 'en', { granularity: 'sentence' });
  const sentences: BookSentence[] = [];
  let page = '';
  let paragraph: string[] = [];
  const flush = () => {
    const cut: string[] = [];
    let begun = '';
    const segments = [...cutter.segment(paragraph.join(' '))].flatMap(({ segment }) =>
      segment.split(BEFORE_FIGURE),
    );
    for (const segment of segments) {
      begun += segment;
      // A number with its full stop, or a bracket behind one, is no sentence; after “e.g.” it is the end of one.
      const isNone = !/\p{L}{2}/u.test(begun);
      if (isNone && !ABBREVIATION.test(cut.at(-1) ?? '')) continue;
      cut.push((isNone ? (cut.pop() ?? '') : '') + begun);
      begun = '';
    }
    if (begun) cut.push((cut.pop() ?? '') + begun);
    sentences.push(...cut.map((one) => ({ text: one.trim(), page, entries: [] })));
    paragraph = [];
  };
  const lines = text.replaceAll('\r', '').replaceAll('\f', '\n\f\n').split('\n');
  lines.forEach((raw, index) => {
    const line = raw.trim();
    if (raw === '\f') {
      flush();
      if (/^\d+$/.test(page)) page = String(Number(page) + 1);
      return;
    }
    const isEmpty = (at: number) => !lines[at]?.trim();
    const mark = PAGE.exec(line);
    if (line === '') flush();
    else if (mark) {
      flush();
      page = mark[1] ?? '';
    } else if (isHeading(line, isEmpty(index - 1) && isEmpty(index + 1))) {
      flush();
      sentences.push({ text: line.replace(HEADING_MARK, ''), page, entries: [], is: 'heading' });
    } else {
      if (BULLET.test(line)) flush();
      paragraph.push(line.replace(BULLET, ''));
    }
  });
  flush();
  return sentences;
}

const withSentences = (
  book: YourBook,
  at: number,
  count: number,
  ...others: readonly BookSentence[]
): YourBook => ({ ...book, sentences: book.sentences.toSpliced(at, count, ...others) });

export function splitAt(book: YourBook, at: number, caret: number): YourBook {
  const own = book.sentences[at];
  const [one, other] = [own?.text.slice(0, caret).trim(), own?.text.slice(caret).trim()];
  if (!own || !one || !other) return book;
  const halves = [
    { ...own, text: one },
    { text: other, page: own.page, entries: [] },
  ];
  return withSentences(book, at, 1, ...halves);
}

export function joinBefore(book: YourBook, at: number): YourBook {
  const [before, own] = [book.sentences[at - 1], book.sentences[at]];
  if (!before || !own) return book;
  return withSentences(book, at - 1, 2, {
    ...before,
    is: undefined,
    text: `${before.text} ${own.text}`,
    entries: [...new Set([...before.entries, ...own.entries])],
  });
}

export function changeAt(book: YourBook, at: number, change: Partial<BookSentence>): YourBook {
  const own = book.sentences[at];
  return own ? withSentences(book, at, 1, { ...own, ...change }) : book;
}

export const markAt = (book: YourBook, at: number, is: BookSentence['is']): YourBook =>
  changeAt(book, at, { is: book.sentences[at]?.is === is ? undefined : is, entries: [] });

export function toggleEntry(book: YourBook, at: number, entry: string): YourBook {
  const before = book.sentences[at]?.entries ?? [];
  const others = before.filter((one) => one !== entry);
  const entries = others.length < before.length ? others : [...before, entry];
  return changeAt(book, at, { is: undefined, entries });
}

export const answer = (book: YourBook, asked: string, said: string): YourBook => ({
  ...book,
  said: { ...book.said, [asked]: said },
});

const isOnlyAdvanced = ({ topic, through }: RegisterEntry): boolean =>
  topic === 'advanced' ||
  (through.length > 0 && through.every((id) => entryOf(id).topic === 'advanced'));

const FOR_TWO = ['R6', 'A9'];

type Held = Pick<YourBook, 'against' | 'isAdvanced' | 'isForTwo'>;

const covers = ({ isAdvanced, isForTwo }: Held, entry: RegisterEntry): boolean =>
  entry.topic !== 'slips' &&
  (isAdvanced || !isOnlyAdvanced(entry)) &&
  (isForTwo || !FOR_TWO.includes(entry.id));

/** All entries that something can be said about, in the order of a book; what it is silent about comes last. */
export function entriesInOrder(book: Held): readonly string[] {
  const { entries: printed } = PRINTED[book.against];
  const covered = REGISTER.filter((entry) => covers(book, entry)).map(({ id }) => id);
  return [
    ...Object.keys(printed).filter((id) => covered.includes(id)),
    ...covered.filter((id) => !(id in printed)),
  ];
}

/** The entries as one looks through them for a sentence: on from where the sentence before it was, and round to there. */
export function entriesFrom(book: YourBook, at: number): readonly string[] {
  const order = entriesInOrder(book);
  const before = book.sentences.slice(0, at).findLast(({ entries }) => entries.length > 0);
  const from = Math.max(-1, ...(before?.entries ?? []).map((id) => order.indexOf(id))) + 1;
  return [...order.slice(from), ...order.slice(0, from)];
}

/** What an entry asks: its questions, those first that every book answers alike, or itself where it has none. */
export function askedBy(entry: string): readonly string[] {
  const questions = ASKED.filter((question) =>
    (clausesOf(question) as readonly string[]).includes(entry),
  );
  const isPrinted = (question: string) => Number(!isForeign(question));
  return questions.length > 0 ? questions.toSorted((a, b) => isPrinted(a) - isPrinted(b)) : [entry];
}

/** Whether other answers of a book leave nothing to ask. */
export function isMoot({ against, said }: Pick<YourBook, 'against' | 'said'>, asked: string) {
  const of = (question: AnyPoint) => said[question] ?? answerIn(readingOf(against), question);
  if (asked === 'finalTie') return of('finalCount') !== 'as-printed';
  if (asked === 'roundWonBy' || asked === 'sharedRound') {
    return of('finalCount') !== 'as-printed' || of('finalTie') !== 'most-rounds-won';
  }
  return asked === 'zeros' && ['half', 'full'].includes(of('opposite'));
}

export function questionsOf(book: YourBook, entries: readonly string[]): readonly string[] {
  const all = [...new Set(entries.flatMap(askedBy))];
  return all.filter((asked) => covers(book, entryOf(deciderOf(asked))) && !isMoot(book, asked));
}

const deciderOf = (asked: string): string =>
  isAsked(asked) ? (clausesOf(asked).at(-1) as string) : asked;

export const choicesOf = (asked: string): readonly string[] =>
  isAsked(asked) ? answersTo(asked) : ['same'];

/** What the source book says; null where it is silent and our ruling applies. */
export function sourceSays(against: PrintedEdition, asked: string): string | null {
  if (!isAsked(asked)) return asked in PRINTED[against].entries ? 'same' : null;
  const isSilent = !isForeign(asked) && isRuling(against, asked);
  return isSilent ? null : answerIn(readingOf(against), asked);
}

export const printedBy = (asked: string, said: string): readonly PrintedEdition[] =>
  BOOKS.filter((book) => isAsked(asked) && sourceSays(book, asked) === said);

export interface BookFinding {
  readonly asked: string;
  readonly entry: string;
  readonly stand: 'otherwise' | 'both' | 'silent' | 'unfound' | 'unanswered' | 'same';
  readonly sentences: readonly number[];
  readonly says: string | null;
  /** The answers to compare with the source; none where nothing can be counted. */
  readonly against: readonly string[];
}

/** Every question of the game, and every entry that has none and a sentence or must have one. */
export function findingsOf(book: YourBook, musts: readonly string[]): readonly BookFinding[] {
  const mapped = new Map<string, number[]>();
  // Of a book that came without its text only the answers are known.
  const hasText = book.sentences.length > 0;
  book.sentences.forEach(({ entries: own }, at) => {
    for (const id of own) mapped.set(id, [...(mapped.get(id) ?? []), at]);
  });
  return questionsOf(book, entriesInOrder(book))
    .filter((one) => isAsked(one) || (hasText && musts.includes(one)) || mapped.has(one))
    .map((one) => foundOn(book, one, mapped));
}

function foundOn(
  book: YourBook,
  asked: string,
  mapped: ReadonlyMap<string, readonly number[]>,
): BookFinding {
  const clauses: readonly string[] = isAsked(asked) ? clausesOf(asked) : [asked];
  const entry = deciderOf(asked);
  const sentences = [...new Set(clauses.flatMap((id) => mapped.get(id) ?? []))].sort(
    (a, b) => a - b,
  );
  const base = isAsked(asked) ? answerIn(readingOf(book.against), asked) : 'same';
  const others = choicesOf(asked).filter((one) => one !== base);
  const isMissing = book.sentences.length > 0 && sentences.length === 0;
  const said = isMissing ? 'silent' : book.said[asked];
  const found = { asked, entry, sentences, says: null, against: [] };
  // A sentence that nobody has read yet may state it.
  if (isMissing && unreadIn(book).length > 0) return { ...found, stand: 'unfound' };
  if (said === undefined) return { ...found, stand: 'unanswered' };
  if (said === 'silent' || said === 'both') return { ...found, stand: said, against: others };
  if (said === base) return { ...found, stand: 'same', says: said };
  const says = said === 'other' ? null : said;
  return { ...found, stand: 'otherwise', says, against: says === null ? [] : [says] };
}

/** So many suggestions one looks through without reading on. */
const SUGGESTIONS = 5;

/** What speaks for an entry so much less than for the first guess leads only astray. */
const WORTH_SAYING = 1 / 3;

/** Beyond so many entries of the source the words alone decide: a book may have its rules in another order. */
const FAR = 10;

const NEAR = 0.8;

/** Examples, notes and what books leave open come where the words speak for them clearly. */
const RARE = 3.2;

/** Entries that a sentence may speak of: those that words or numbers speak for, or that come next. A guess, and nothing more. */
export function suggestionsFor(
  book: YourBook,
  at: number,
  likeness: (text: string) => (entry: string) => number,
): readonly string[] {
  const own = book.sentences[at];
  if (!own || own.is === 'heading') return [];
  const mapped: readonly string[] = book.sentences.flatMap(({ entries }) => entries);
  const likeOwn = likeness(own.text);
  const rare = (id: string) => (entryOf(id).kind === 'rule' ? 0 : RARE);
  const best = entriesFrom(book, at + 1)
    .map((id, after) => ({
      id,
      like: likeOwn(id),
      far: NEAR * Math.min(1, after / FAR) + rare(id),
    }))
    .filter(({ id }) => !mapped.includes(id))
    .toSorted((a, b) => b.like - b.far - (a.like - a.far))
    .slice(0, SUGGESTIONS);
  return best.filter(({ like }) => like >= (best[0]?.like ?? 0) * WORTH_SAYING).map(({ id }) => id);
}

/** The places of the sentences that are still to be read; what was put off comes last. */
export const unreadIn = ({ sentences }: YourBook): readonly number[] => {
  const of = (sign: BookSentence['is']) =>
    sentences.flatMap(({ entries, is }, at) => (entries.length === 0 && is === sign ? [at] : []));
  return [...of(undefined), ...of('later')];
};

export function progressOf(book: YourBook, found: readonly BookFinding[]) {
  const sentences = book.sentences.filter(({ is }) => is !== 'heading');
  const entries = entriesInOrder(book);
  const mapped = new Set(sentences.flatMap((one) => one.entries));
  const spoken = found.filter((one) => one.sentences.length > 0);
  return {
    sentences: { done: sentences.length - unreadIn(book).length, all: sentences.length },
    entries: { done: entries.filter((id) => mapped.has(id)).length, all: entries.length },
    answers: {
      done: spoken.filter(({ stand }) => stand !== 'unanswered').length,
      all: spoken.length,
    },
  };
}

/** One answer compared with the source, all other questions answered as in the source. */
export interface Job extends Scope {
  readonly against: PrintedEdition;
  readonly question: AnyPoint;
  readonly answer: string;
}

export const jobKey = ({ against, question, answer: to, isAdvanced, isForTwo }: Job): string =>
  [against, question, to, isAdvanced, isForTwo].join(' ');

export const jobsOf = (
  { against, isAdvanced, isForTwo }: YourBook,
  found: readonly BookFinding[],
): readonly Job[] =>
  found.flatMap(({ asked, against: answers }) =>
    isAsked(asked)
      ? answers.map((to) => ({ against, isAdvanced, isForTwo, question: asked, answer: to }))
      : [],
  );

export const readingsOf = ({
  against,
  question,
  answer: to,
}: Job): readonly [source: AnyReading, yours: AnyReading] => {
  const source = readingOf(against);
  return [source, { ...source, [question]: to }];
};

export const readingBy = ({ against }: YourBook, found: readonly BookFinding[]): AnyReading =>
  Object.fromEntries([
    ...Object.entries(readingOf(against)),
    ...found.flatMap(({ asked, stand, says }) =>
      stand === 'otherwise' && says !== null && isAsked(asked) ? [[asked, says]] : [],
    ),
  ]) as AnyReading;

/** A book in the shapes of the register, so that it can become one of its columns. */
export function registerShape(book: YourBook) {
  const { name, lang, sentences, said, words: terms } = book;
  const sections: Record<string, string> = {};
  const entries: Record<string, { at: string[]; page?: string; words: string[] }> = {};
  let section = 'start';
  for (const { text, page, entries: own, is } of sentences) {
    if (is === 'heading') {
      section = `part-${Object.keys(sections).length + 1}`;
      sections[section] = text;
    }
    for (const id of own) {
      const entry = entries[id] ?? { at: [], ...(page ? { page } : {}), words: [] };
      const at = [...new Set([...entry.at, section])];
      entries[id] = { ...entry, at, words: [...entry.words, text] };
    }
  }
  const unread = unreadIn(book).map((at) => sentences[at]?.text);
  return { printed: { id: lang || name, lang, sections, entries }, said, terms, unread };
}

/** The answers of a book without a word of its text, for a link: `de basic 3-5 across=rounded-up`. */
export const writeSaid = (
  { against, isAdvanced, isForTwo }: YourBook,
  found: readonly BookFinding[],
): string =>
  [
    against,
    ...(isAdvanced ? [] : ['basic']),
    ...(isForTwo ? [] : ['3-5']),
    ...found.flatMap(({ asked, stand, says }) => {
      if (!isAsked(asked) || stand === 'unanswered' || stand === 'unfound') return [];
      return [`${asked}=${stand === 'both' || stand === 'silent' ? stand : (says ?? 'other')}`];
    }),
  ].join(' ');

/** @returns a book without sentences; null for what are no answers. */
export function readSaid(text: string, name: string): YourBook | null {
  const [first, ...words] = text.split(' ');
  const against = BOOKS.find((one) => one === first);
  const said = words
    .filter((word) => word !== 'basic' && word !== '3-5')
    .map((word) => word.split('=') as [string, string]);
  const isKnown = said.every(
    ([asked, to]) => isAsked(asked) && [...OPEN, ...answersTo(asked)].some((one) => one === to),
  );
  if (!against || !isKnown) return null;
  return {
    name,
    lang: '',
    against,
    isAdvanced: !words.includes('basic'),
    isForTwo: !words.includes('3-5'),
    sentences: [],
    said: Object.fromEntries(said),
    words: {},
  };
}

export const writeBook = (book: YourBook): string => JSON.stringify(book);

export function readBook(text: string): YourBook | null {
  try {
    const book: YourBook = JSON.parse(text);
    const isWhole =
      BOOKS.includes(book.against) &&
      typeof book.name === 'string' &&
      typeof book.said === 'object' &&
      typeof book.words === 'object' &&
      book.sentences.every(
        (one) =>
          typeof one.text === 'string' &&
          typeof one.page === 'string' &&
          one.entries.every((id) => REGISTER.some((entry) => entry.id === id)),
      );
    return isWhole ? book : null;
  } catch {
    return null;
  }
}

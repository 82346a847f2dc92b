import { findWords, plain } from '../../../core/find-words.ts';
import { remembered } from '../../../core/remembered.ts';
import { BOOKS, type PrintedEdition } from '../rules/readings.ts';
import { GLOSSARY } from './glossary.ts';
import { entryOf, printedIn } from './register.ts';
import type { YourBook } from './your-book.ts';

export interface Source {
  readonly printed: (term: string, book: PrintedEdition) => readonly string[];
  /** What it is called, and what a translation must say, in the language of the page. */
  readonly title: (entry: string) => string;
  readonly must: (entry: string) => string;
  readonly lang: string;
}

export interface WordFound {
  /** Two words for one term; one word for two; other numbers. */
  readonly kind: 'two-words' | 'one-word' | 'number';
  readonly terms: readonly string[];
  readonly entry?: string;
  readonly source: readonly string[];
  readonly yours: readonly string[];
  readonly sentences: readonly number[];
}

/** The key under which a book's own numerals are kept, beside its terms. */
export const NUMERALS = 'numerals';

/** From two on, since “one” is an article or a pronoun as well. */
const KNOWN_NUMERALS: Readonly<Record<string, string>> = {
  en: 'two, three, four, five, six, seven, eight, nine, ten, eleven, twelve, thirteen, fourteen, fifteen, sixteen, seventeen, eighteen, nineteen, twenty',
  de: 'zwei/zweier/zweien, drei/dreier/dreien, vier/vieren, fünf/fünfen, sechs, sieben, acht, neun, zehn, elf, zwölf, dreizehn, vierzehn, fünfzehn, sechzehn, siebzehn, achtzehn, neunzehn, zwanzig',
  fr: 'deux, trois, quatre, cinq, six, sept, huit, neuf, dix, onze, douze, treize, quatorze, quinze, seize, dix-sept, dix-huit, dix-neuf, vingt',
  nl: 'twee, drie, vier, vijf, zes, zeven, acht, negen, tien, elf, twaalf, dertien, veertien, vijftien, zestien, zeventien, achttien, negentien, twintig',
  es: 'dos, tres, cuatro, cinco, seis, siete, ocho, nueve, diez, once, doce, trece, catorce, quince, dieciséis, diecisiete, dieciocho, diecinueve, veinte',
};

export const numeralsIn = (lang: string): string => KNOWN_NUMERALS[lang] ?? '';

export const termsFor = ({ isAdvanced }: Pick<YourBook, 'isAdvanced'>) =>
  GLOSSARY.filter(({ group }) => isAdvanced || group !== 'advanced');

interface Form {
  readonly text: string;
  readonly words: readonly string[];
}

const wordsIn = (text: string): readonly string[] =>
  text.normalize().match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];

/** Words as they are entered: a comma between words, a slash between forms of one word. */
export const readWords = (entered = ''): readonly (readonly Form[])[] =>
  entered
    .split(',')
    .map((word) =>
      word
        .split('/')
        .map((form) => form.trim())
        .filter(Boolean)
        .map((text) => ({ text, words: wordsIn(text) })),
    )
    .filter((forms) => forms.length > 0);

/** How languages tell letters apart: to German “ä” is an “a” with dots, to Finnish another letter. */
const collatorFor = remembered(
  (lang: string) => new Intl.Collator(lang || 'en', { sensitivity: 'base' }),
);

/** Whether a word is another but for its ending: of a longer one up to two letters may go, and fewer come than stay. */
function isFormOf(word: string, form: string, letters: Intl.Collator): boolean {
  let same = 0;
  while (
    same < Math.min(word.length, form.length) &&
    letters.compare(word.charAt(same), form.charAt(same)) === 0
  ) {
    same += 1;
  }
  const mayGo = Math.max(0, Math.min(2, form.length - 4));
  return form.length - same <= mayGo && word.length - same < Math.min(same, 6);
}

/** Whether a word, or several in a row, are in a text in any form. Only letters with capitals part words by spaces. */
export function stands({ text: entered, words: row }: Form, text: string, lang: string): boolean {
  if (!/[\p{Ll}\p{Lu}]/u.test(entered)) return text.includes(entered);
  const [letters, words] = [collatorFor(lang), wordsIn(text)];
  return words.some((_, at) =>
    row.every((form, next) => isFormOf(words[at + next] ?? '', form, letters)),
  );
}

export const placesOf = (
  { sentences, lang }: YourBook,
  forms: readonly Form[],
): readonly number[] =>
  sentences.flatMap(({ text, is }, at) =>
    is !== 'heading' && forms.some((form) => stands(form, text, lang)) ? [at] : [],
  );

const numeralsFrom = remembered(
  (entered: string): ReadonlyMap<string, number> =>
    new Map(
      readWords(entered).flatMap((forms, at) =>
        forms.map(({ text }) => [text.toLocaleLowerCase(), at + 2]),
      ),
    ),
);

/** Numbers from two on, in figures or, as far as they are given, in words; degrees count nothing. */
export function numbersIn(text: string, entered: string): ReadonlySet<number> {
  const known = numeralsFrom(entered);
  const written = findWords(text, [...known.keys()]).map(({ word }) =>
    known.get(word.toLocaleLowerCase()),
  );
  const figures = (text.match(/\d+(?![\d°])/g) ?? []).map(Number);
  return new Set([...figures, ...written].filter((number): number is number => Number(number) > 1));
}

const deciding = (entry: string, book: PrintedEdition): readonly string[] =>
  printedIn(book, entry)?.words ?? [];

/** What play needs is in most books: it goes first where texts in two languages cannot be compared. */
const NEEDED = 1.6;

/** The same text says more than any words and numbers. */
const SAME_TEXT = 32;

/** Runs of so many letters find a word in its other forms and inside longer ones, without a list of endings. */
const RUN = 4;

const runsOf = (text: string): readonly string[] => {
  const letters = ` ${plain(text).trim().replace(/ +/g, ' ')} `;
  return [...letters.slice(RUN - 1)].map((_, at) => letters.slice(at, at + RUN));
};

/** How alike a text is to each of others, from 0 to 1: the cosine of their runs, the rarer the heavier (tf-idf). */
function cosineTo(texts: readonly string[]) {
  const having = Map.groupBy(
    texts.flatMap((text) => [...new Set(runsOf(text))]),
    (run) => run,
  );
  const vectorOf = (text: string): ReadonlyMap<string, number> => {
    const weights = [...Map.groupBy(runsOf(text), (run) => run)].map(([run, { length }]) => {
      const rarity = Math.log((texts.length + 1) / (having.get(run)?.length ?? 0.5));
      return [run, length * rarity] as const;
    });
    const norm = Math.hypot(...weights.map(([, weight]) => weight));
    return new Map(weights.map(([run, weight]) => [run, weight / norm]));
  };
  const vectors = texts.map(vectorOf);
  return (text: string): readonly number[] => {
    const own = [...vectorOf(text)];
    return vectors.map((other) =>
      own.reduce((sum, [run, weight]) => sum + weight * (other.get(run) ?? 0), 0),
    );
  };
}

/** How much the words and the numbers of a sentence speak for an entry; what few entries have speaks louder. */
export function likenessBy(book: YourBook, source: Source, entries: readonly string[]) {
  const known = BOOKS.find((of) => of === book.lang);
  const own = GLOSSARY.map(({ id }) => ({
    id,
    forms: readWords([book.words[id], ...(known ? source.printed(id, known) : [])].join()).flat(),
  }));
  const has = new Map<string, ReadonlySet<string>>(
    entries.map((entry) => {
      const words = deciding(entry, book.against).join(' ');
      const numbers = [
        ...numbersIn(words, numeralsIn(book.against)),
        ...numbersIn(source.must(entry), numeralsIn(source.lang)),
      ];
      const terms = GLOSSARY.filter(
        ({ id, clauses }) =>
          clauses.includes(entry) || findWords(words, source.printed(id, book.against)).length > 0,
      );
      return [entry, new Set([...terms.map(({ id }) => id), ...numbers.map(String)])];
    }),
  );
  const weightOf = (mark: string) =>
    Math.log(entries.length / entries.filter((entry) => has.get(entry)?.has(mark)).length);
  const texts = entries.flatMap((entry) =>
    [
      ...(source.lang === book.lang ? [source.title(entry), source.must(entry)] : []),
      ...(known ? deciding(entry, known) : []),
    ].map((text) => ({ entry, text })),
  );
  const cosine = cosineTo(texts.map(({ text }) => text));
  return (text: string) => {
    const marks = [
      ...own.flatMap(({ id, forms }) =>
        forms.some((form) => stands(form, text, book.lang)) ? [id] : [],
      ),
      ...[...numbersIn(text, numeralsOf(book))].map(String),
    ];
    const alike = Map.groupBy(cosine(text), (_, at) => texts[at]?.entry);
    return (entry: string): number =>
      marks.reduce(
        (sum, mark) => sum + (has.get(entry)?.has(mark) ? weightOf(mark) : 0),
        (source.must(entry) && source.lang !== book.lang ? NEEDED : 0) +
          SAME_TEXT * Math.max(0, ...(alike.get(entry) ?? [])),
      );
  };
}

const numeralsOf = ({ words, lang }: YourBook): string => words[NUMERALS] || numeralsIn(lang);

export const wordsFound = (book: YourBook, source: Source): readonly WordFound[] => [
  ...twoWords(book),
  ...oneWord(book),
  ...otherNumbers(book, source),
];

const twoWords = (book: YourBook): WordFound[] =>
  termsFor(book).flatMap(({ id }) => {
    const used = readWords(book.words[id])
      .map((forms) => ({ word: forms[0]?.text ?? '', places: placesOf(book, forms) }))
      .filter(({ places }) => places.length > 0)
      .toSorted((a, b) => b.places.length - a.places.length);
    if (used.length < 2) return [];
    const others = used.slice(1).flatMap(({ places }) => places);
    const yours = used.map(({ word }) => word);
    return [{ kind: 'two-words', terms: [id], source: [], yours, sentences: others }];
  });

function oneWord(book: YourBook): WordFound[] {
  const entered = termsFor(book).flatMap(({ id }) =>
    readWords(book.words[id]).flatMap((forms) =>
      forms.map((form) => ({ id, form, word: form.text.toLowerCase() })),
    ),
  );
  return [...Map.groupBy(entered, ({ word }) => word)].flatMap(([word, own]): WordFound[] => {
    const terms = [...new Set(own.map(({ id }) => id))];
    const sentences = placesOf(
      book,
      own.map(({ form }) => form),
    );
    return terms.length > 1
      ? [{ kind: 'one-word', terms, source: [], yours: [word], sentences }]
      : [];
  });
}

/** The entry with the numbers of players: the points depend on them. */
const PLAYERS = 'C6';

/** Numbers of the source in whose place a book has one that no printed book has there. */
function otherNumbers(book: YourBook, source: Source): WordFound[] {
  const own = numeralsOf(book);
  const printed = (entry: string, of: PrintedEdition) =>
    numbersIn(deciding(entry, of).join(' … '), numeralsIn(of));
  const needed = (entry: string) => numbersIn(source.must(entry), numeralsIn(source.lang));
  const known = (entry: string) => [
    ...BOOKS.flatMap((of) => [...printed(entry, of)]),
    ...needed(entry),
  ];
  /** Those of the source; where its deciding words have none, of the other books. */
  const expected = (entry: string) => {
    const own = printed(entry, book.against);
    return [...new Set(own.size > 0 ? [...own, ...needed(entry)] : known(entry))];
  };
  const mapped = [...new Set(book.sentences.flatMap(({ entries }) => entries))];
  return mapped.flatMap((entry) => {
    const sentences = book.sentences.flatMap(({ entries }, at) =>
      entries.includes(entry) ? [at] : [],
    );
    const numbers = new Set(
      sentences.flatMap((at) => [...numbersIn(book.sentences[at]?.text ?? '', own)]),
    );
    const missing = expected(entry).filter((number) => !numbers.has(number));
    if (missing.length === 0) return [];
    const entries = sentences.flatMap((at) => book.sentences[at]?.entries ?? []);
    const elsewhere = new Set(
      entries
        .flatMap((one) => (entryOf(one).topic === 'scoring' ? [one, PLAYERS] : [one]))
        .flatMap(known),
    );
    const others = [...numbers].filter((number) => !elsewhere.has(number));
    // A number less is mostly another way to say it; one in its place is not.
    if (others.length === 0) return [];
    const [source, yours] = [missing.map(String), others.map(String)];
    return [{ kind: 'number', terms: [], entry, source, yours, sentences }];
  });
}

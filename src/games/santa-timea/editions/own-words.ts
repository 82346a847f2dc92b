import { findWords } from '../../../core/find-words.ts';
import { remembered } from '../../../core/remembered.ts';
import { BOOKS, type PrintedEdition } from '../rules/readings.ts';
import { GLOSSARY } from './glossary.ts';
import { entryOf, printedIn } from './register.ts';
import type { YourBook } from './your-book.ts';

export interface Source {
  readonly printed: (term: string, book: PrintedEdition) => readonly string[];
  /** What a translation must say, in the language of the page. */
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

/** What play needs is in most books; it weighs as much as a word that two or three entries have. */
const NEEDED = 0.4;

/** Words that a printed book has for an entry say more than any other. */
const PRINTED_WORDS = 2;

/** How much the words and the numbers of a sentence speak for an entry; what few entries have speaks louder. */
export function likenessBy(book: YourBook, source: Source, entries: readonly string[]) {
  const known = BOOKS.find((of) => of === book.lang);
  const own = GLOSSARY.map(({ id }) => ({
    id,
    forms: readWords([book.words[id], ...(known ? source.printed(id, known) : [])].join()).flat(),
  }));
  const forms = GLOSSARY.flatMap(({ id }) =>
    source.printed(id, book.against).map((form) => ({ id, form: form.toLowerCase() })),
  );
  const meant = Map.groupBy(forms, ({ form }) => form);
  const printed = [...meant.keys()];
  const has = new Map<string, ReadonlySet<string>>(
    entries.map((entry) => {
      const words = deciding(entry, book.against).join(' ');
      const numbers = [
        ...numbersIn(words, numeralsIn(book.against)),
        ...numbersIn(source.must(entry), numeralsIn(source.lang)),
      ];
      const clauses = GLOSSARY.filter((term) => term.clauses.includes(entry)).map(({ id }) => id);
      return [
        entry,
        new Set([
          ...findWords(words, printed).flatMap(({ word }) =>
            (meant.get(word.toLowerCase()) ?? []).map(({ id }) => id),
          ),
          ...clauses,
          ...numbers.map(String),
        ]),
      ];
    }),
  );
  /** A number says more than a word. */
  const weightOf = (mark: string) =>
    (Number(mark) ? 3 : 1) / entries.filter((entry) => has.get(entry)?.has(mark)).length;
  return (text: string) => {
    const marks = [
      ...own.flatMap(({ id, forms }) =>
        forms.some((form) => stands(form, text, book.lang)) ? [id] : [],
      ),
      ...[...numbersIn(text, numeralsOf(book))].map(String),
    ];
    const isPrinted = (entry: string) =>
      known && deciding(entry, known).some((words) => text.includes(words));
    return (entry: string): number =>
      marks.reduce(
        (sum, mark) => sum + (has.get(entry)?.has(mark) ? weightOf(mark) : 0),
        (source.must(entry) ? NEEDED : 0) + (isPrinted(entry) ? PRINTED_WORDS : 0),
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
    const yours = new Set(
      sentences.flatMap((at) => [...numbersIn(book.sentences[at]?.text ?? '', own)]),
    );
    const missing = expected(entry).filter((number) => !yours.has(number));
    if (missing.length === 0) return [];
    const entries = sentences.flatMap((at) => book.sentences[at]?.entries ?? []);
    const elsewhere = new Set(
      entries
        .flatMap((one) => (entryOf(one).topic === 'scoring' ? [one, PLAYERS] : [one]))
        .flatMap(known),
    );
    const others = [...yours].filter((number) => !elsewhere.has(number));
    // A number less is mostly another way to say it; one in its place is not.
    if (others.length === 0) return [];
    return [
      {
        kind: 'number',
        terms: [],
        entry,
        source: missing.map(String),
        yours: others.map(String),
        sentences,
      },
    ];
  });
}

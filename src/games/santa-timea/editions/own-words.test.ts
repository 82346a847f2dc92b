import { expect, it } from 'vitest';
import { LANGUAGES, type Language } from '../../../site/i18n/languages.ts';
import { wordsOf } from '../pages/words.ts';
import {
  likenessBy,
  numbersIn,
  numeralsIn,
  placesOf,
  readWords,
  type Source,
  wordsFound,
} from './own-words.ts';
import {
  cutText,
  entriesInOrder,
  suggestionsFor,
  toggleEntry,
  type YourBook,
} from './your-book.ts';
import { exampleIn } from './your-example.ts';

const FORMS: Readonly<Record<string, readonly string[]>> = {
  'wheel-card': ['Steuerkarte', 'Steuerkarten'],
  lead: ['Startspieler'],
  start: ['Startspieler'],
};
const source: Source = {
  printed: (term) => FORMS[term] ?? [],
  title: () => '',
  must: () => '',
  lang: 'en',
};
const book = (text: string, words: YourBook['words'], ...entries: readonly string[]): YourBook =>
  entries.reduce<YourBook>((own, entry, at) => (entry ? toggleEntry(own, at, entry) : own), {
    name: '',
    lang: 'it',
    against: 'de' as const,
    isAdvanced: true,
    isForTwo: true,
    sentences: cutText(text, 'it'),
    said: {},
    words,
  });
const kinds = (own: YourBook) => wordsFound(own, source).map(({ kind }) => kind);

it('numbers are read in figures and in words, but for one', () => {
  expect([...numbersIn('1 (2x), zwölf Karten, Drei', numeralsIn('de'))]).toEqual([2, 12, 3]);
  expect([...numbersIn('tre o dieci', 'due, tre/tri')]).toEqual([3]);
});

it('a word stands with a short ending, and not inside another', () => {
  const own = book('Le carte. La cartaccia. La scarta. 風向札を引く。', {});
  expect(placesOf(own, readWords('cart').flat())).toEqual([0]);
  expect(placesOf(own, readWords('風向').flat())).toEqual([3]);
});

it.each([
  ['de', 'Windkarte', 'Windkarten'],
  ['de', 'Piratenbraut', 'Piratenbräute'],
  ['fr', 'carte vent', 'Cartes-vent'],
  ['es', 'descarte', 'descartar'],
  ['pl', 'karta wiatru', 'kartami wiatrów'],
  ['fi', 'tuulikortti', 'tuulikorteista'],
  ['tr', 'İkili', 'ikililer'],
  ['', 'kort', 'korten'],
])('%s: “%s” stands in “%s”', (lang, word, text) => {
  expect(placesOf({ ...book(`… ${text} …`, {}), lang }, readWords(word).flat())).toEqual([0]);
});

it.each([
  ['en', 'pair', 'paid'],
  ['en', 'discard', 'discount'],
  ['en', 'wind card', 'wind and card'],
  ['de', 'Windkarte', 'Windrichtung'],
  ['fr', 'direction', 'directement'],
  ['fi', 'tahti', 'tähti'],
])('%s: “%s” does not stand in “%s”', (lang, word, text) => {
  expect(placesOf({ ...book(`… ${text} …`, {}), lang }, readWords(word).flat())).toEqual([]);
});

it('two words for one thing are reported where both are used, and one for two', () => {
  const text = 'Gioca la carta timone. Poi la carta ruota.';
  const [found, ...others] = wordsFound(
    book(text, { 'wheel-card': 'carta timone/carte timone, carta ruota, mai' }),
    source,
  );
  expect(found).toMatchObject({
    kind: 'two-words',
    yours: ['carta timone', 'carta ruota'],
    sentences: [1],
  });
  expect(others).toEqual([]);
  expect(kinds(book(text, { 'wheel-card': 'carta timone, mai' }))).toEqual([]);
  expect(wordsFound(book(text, { lead: 'Gioca', start: 'gioca/giocare' }), source)).toMatchObject([
    { kind: 'one-word', terms: ['lead', 'start'], yours: ['gioca'] },
  ]);
});

it('a number of the source that is not there is reported, with the one in its place', () => {
  const [found] = wordsFound(book('Ognuno riceve 11 carte.', {}, 'S4'), source);
  expect(found).toMatchObject({ kind: 'number', entry: 'S4', source: ['12'], yours: ['11'] });
  expect(kinds(book('Ognuno riceve 12 carte su 60.', {}, 'S4'))).toEqual([]);
  // French has no number in these words: the others have.
  expect(
    wordsFound({ ...book('Undici prese. Dopo 11 prese.', {}, '', 'R1'), against: 'fr' }, source),
  ).toMatchObject([{ entry: 'R1', source: ['12'], yours: ['11'] }]);
  const numerals = 'due, tre, quattro, cinque, sei, sette, otto, nove, dieci, undici, dodici';
  expect(kinds(book('Ognuno riceve dodici carte.', { numerals }, 'S4'))).toEqual([]);
});

it('words and numbers speak for an entry', () => {
  const own = book('Gioca la carta timone. Sono 60.', { 'wheel-card': 'carta timone' });
  const like = likenessBy(own, source, entriesInOrder(own));
  expect(like('Gioca la carta timone.')('T2')).toBeGreaterThan(0);
  expect(like('Gioca la carta timone.')('V3')).toBe(0);
  expect(like('Sono 60.')('C2')).toBeGreaterThan(0);
});

const title = (lang: Language) => (id: string) => wordsOf(lang, id).title;
const must = (lang: Language) => (id: string) => wordsOf(lang, id).must ?? '';
function guessing(lang: Language) {
  const own = { ...book('', {}), lang };
  const ours = { ...source, title: title(lang), must: must(lang), lang };
  const likeness = likenessBy(own, ours, entriesInOrder(own));
  return (text: string) =>
    suggestionsFor({ ...own, sentences: [{ text, page: '', entries: [] }] }, 0, likeness)[0] ?? '';
}

it.each(LANGUAGES)('%s: what our pages say of a rule finds it first', (lang) => {
  const guess = guessing(lang);
  for (const say of [title(lang), must(lang)]) {
    for (const text of entriesInOrder(book('', {})).map(say).filter(Boolean)) {
      for (const typed of new Set([text, text.replaceAll('’', "'")])) {
        expect(say(guess(typed)), typed).toBe(text);
      }
    }
  }
});

it.each([
  ['en', 'If a card nobody takes remains, it goes to whoever takes the next one.', 'B2'],
  ['de', 'Wer die höchste Karte spielt, kommt als Nächster raus.', 'T6'],
  ['fr', "Une carte tournée à l'opposé du vent ne rapporte rien.", 'V2'],
] as const)('%s: “%s” is guessed', (lang, text, entry) => {
  expect(guessing(lang)(text)).toBe(entry);
});

it.each(LANGUAGES)(
  'the worked example has two words for a round, and a wrong number: %s',
  (lang) => {
    const found = wordsFound(exampleIn(lang, ''), source);
    expect(found.map(({ kind, terms, entry }) => [kind, entry ?? terms.join()])).toEqual([
      ['two-words', 'round'],
      ['number', 'S4'],
    ]);
  },
);

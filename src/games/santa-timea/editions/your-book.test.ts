import { describe, expect, it } from 'vitest';
import { changeOf } from './play.ts';
import { situationIn } from './witness.ts';
import {
  answer,
  changeAt,
  cutText,
  entriesInOrder,
  findingsOf,
  isMoot,
  joinBefore,
  markAt,
  printedBy,
  questionsOf,
  readBook,
  readingBy,
  readSaid,
  registerShape,
  sourceSays,
  splitAt,
  suggestionsFor,
  toggleEntry,
  writeBook,
  writeSaid,
  type YourBook,
} from './your-book.ts';
import { exampleIn } from './your-example.ts';

const book = (text: string, said: YourBook['said'] = {}): YourBook => ({
  name: 'Prova',
  lang: 'it',
  against: 'de',
  isAdvanced: true,
  isForTwo: true,
  sentences: cutText(text, 'it'),
  said,
  words: {},
});
const texts = ({ sentences }: Pick<YourBook, 'sentences'>) => sentences.map(({ text }) => text);

describe('a text is cut', () => {
  it('into sentences, over the ends of its lines', () => {
    expect(texts(book('Ognuno gioca una\ncarta. Poi si pesca.\n\nFine del turno.'))).toEqual([
      'Ognuno gioca una carta.',
      'Poi si pesca.',
      'Fine del turno.',
    ]);
  });

  it('before a figure too, unless a short word stands before it', () => {
    expect(texts(book('Ci sono 80 carte. 60 carte hanno un numero, v. pag. 3.'))).toEqual([
      'Ci sono 80 carte.',
      '60 carte hanno un numero, v. pag. 3.',
    ]);
  });

  it('with the pages that lines of their own number', () => {
    const { sentences } = book('Pagina 3\nUno due.\n\nF-4\nTre.\n\n- 5 -\nQuattro.\fCinque.');
    expect(sentences.map(({ page }) => page)).toEqual(['3', 'F-4', '5', '6']);
  });

  it('with headings, which are no sentences', () => {
    const { sentences } = book(
      '# Scopo\nVince chi ha meno danni.\n\nIl vento\n\nUna carta.\nLA FINE\nBasta.',
    );
    expect(sentences.flatMap(({ text, is }) => (is === 'heading' ? [text] : []))).toEqual([
      'Scopo',
      'Il vento',
      'LA FINE',
    ]);
  });

  it('at the points of a list, whose numbers are no sentences', () => {
    expect(texts(book('- una carta\n- due carte\n3. Si gioca. 5 + 5 = 10.'))).toEqual([
      'una carta',
      'due carte',
      'Si gioca. 5 + 5 = 10.',
    ]);
  });

  it('after a sum that is an example', () => {
    expect(texts(book('Per eccesso, ad es. (4 + 3) : 2 = 4. Poi si gioca.'))).toEqual([
      'Per eccesso, ad es. (4 + 3) : 2 = 4.',
      'Poi si gioca.',
    ]);
  });
});

describe('sentences', () => {
  const two = toggleEntry(book('Una carta conta la metà. Un’altra zero.'), 0, 'V3');

  it('are split, and joined with all that they were mapped to', () => {
    const split = splitAt(two, 0, 10);
    expect(texts(split)).toEqual(['Una carta', 'conta la metà.', 'Un’altra zero.']);
    expect(split.sentences[1]?.entries).toEqual([]);
    const joined = joinBefore(toggleEntry(split, 1, 'V4'), 1);
    expect(joined.sentences[0]).toMatchObject({
      text: 'Una carta conta la metà.',
      entries: ['V3', 'V4'],
    });
    expect(splitAt(two, 0, 0)).toBe(two);
    expect(joinBefore(two, 0)).toBe(two);
  });

  it('have entries, or are of no matter', () => {
    const nothing = markAt(two, 0, 'nothing');
    expect(nothing.sentences[0]).toMatchObject({ is: 'nothing', entries: [] });
    expect(markAt(nothing, 0, 'nothing').sentences[0]?.is).toBeUndefined();
    expect(toggleEntry(nothing, 0, 'V3').sentences[0]?.is).toBeUndefined();
    expect(toggleEntry(two, 0, 'V3').sentences[0]?.entries).toEqual([]);
    expect(changeAt(two, 0, { page: '7' }).sentences[0]).toMatchObject({ page: '7' });
  });
});

describe('the entries', () => {
  it('come in the order of a book, those that it lacks last', () => {
    const ids = entriesInOrder(book(''));
    expect(ids.slice(0, 3)).toEqual(['C4', 'C1', 'C2']);
    expect(ids.indexOf('A12')).toBeGreaterThan(ids.indexOf('B4'));
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('leave the advanced game to books that have it', () => {
    const ids = entriesInOrder({ ...book(''), isAdvanced: false });
    for (const id of ['B4', 'A14', 'EX6-pro', 'O4']) expect(ids).not.toContain(id);
    expect(ids).toContain('V4');
  });

  it('leave what is for two alone to books that are for two', () => {
    const ids = entriesInOrder({ ...book(''), isForTwo: false });
    for (const id of ['R6', 'A9']) expect(ids).not.toContain(id);
    expect(questionsOf({ ...book(''), isForTwo: false }, ['R7'])).not.toContain('twoPlayerTie');
    expect(questionsOf(book(''), ['R7'])).toContain('twoPlayerTie');
  });

  it('say who prints an answer', () => {
    expect(printedBy('across', 'half')).toEqual(['en', 'de', 'fr']);
    expect(printedBy('across', 'rounded-up')).toEqual([]);
    expect(printedBy('copiedWorth', 'effective')).toEqual(['de']);
    expect(sourceSays('fr', 'copiedWorth')).toBeNull();
  });
});

describe('a book', () => {
  const standOf = (one: YourBook, asked: string) =>
    findingsOf(one, []).find((found) => found.asked === asked)?.stand;
  const mapped = toggleEntry(book('Una carta conta la metà.'), 0, 'V4');

  it('is silent where no sentence is mapped, and agrees with nothing before it is asked', () => {
    expect(standOf(book('Una carta.'), 'across')).toBe('unfound');
    expect(standOf(markAt(book('Una carta.'), 0, 'nothing'), 'across')).toBe('silent');
    expect(standOf(mapped, 'across')).toBe('unanswered');
    expect(standOf(answer(mapped, 'across', 'half'), 'across')).toBe('same');
    expect(standOf(answer(mapped, 'across', 'rounded-up'), 'across')).toBe('otherwise');
    expect(standOf(answer(mapped, 'across', 'both'), 'across')).toBe('both');
    expect(standOf(answer(mapped, 'across', 'silent'), 'across')).toBe('silent');
    // An answer to a sentence that is mapped no more is none.
    const unmapped = toggleEntry(answer(mapped, 'across', 'half'), 0, 'V4');
    expect(standOf(unmapped, 'across')).toBe('unfound');
  });

  it('is asked nothing that its other answers settle', () => {
    const said = { finalCount: 'least-damage' };
    expect(isMoot({ against: 'de', said }, 'finalTie')).toBe(true);
    expect(isMoot({ against: 'de', said: {} }, 'finalTie')).toBe(false);
    expect(isMoot({ against: 'en', said: {} }, 'roundWonBy')).toBe(true);
    expect(isMoot({ against: 'de', said: { opposite: 'half' } }, 'zeros')).toBe(true);
  });

  it('is kept as text, and nothing else is taken for one', () => {
    expect(readBook(writeBook(mapped))).toEqual(mapped);
    for (const text of ['', '{}', '[]', 'null', writeBook({ ...mapped, against: 'nl' as 'de' })]) {
      expect(readBook(text)).toBeNull();
    }
  });
});

const example = exampleIn('en', '');
const found = findingsOf(example, []);
const otherwise = found.filter(({ stand }) => stand === 'otherwise');

it('the worked example rules otherwise in its five places and in no other', () => {
  expect(otherwise.map(({ asked }) => asked).sort()).toEqual(
    ['across', 'finalCount', 'sets', 'windCard', 'zeros'].sort(),
  );
  expect(found.filter(({ stand }) => stand === 'unanswered')).toEqual([]);
});

describe('what is suggested', () => {
  const two = toggleEntry(book('Ottanta carte. Ci sono 60 carte. Altro.'), 0, 'C1');
  const likeness = (text: string) => (id: string) => Number(text.includes('60') && id === 'S4') * 2;

  it('follows in the order of the source, what is alike first, and is mapped nowhere yet', () => {
    expect(suggestionsFor(two, 1, likeness)[0]).toBe('S4');
    const next = suggestionsFor(two, 2, likeness);
    expect(next).toHaveLength(5);
    expect(next[0]).toBe('C2');
    expect(next).not.toContain('C1');
  });
});

describe('what is taken away', () => {
  it('is a link with the answers and no text, which finds the same', () => {
    const text = writeSaid(example, found);
    expect(text).toMatch(/^de basic /);
    const linked = readSaid(text, '');
    const otherwise = (one: YourBook) =>
      findingsOf(one, []).flatMap(({ stand, asked }) => (stand === 'otherwise' ? [asked] : []));
    expect(linked && otherwise(linked)).toEqual(otherwise(example));
    expect(JSON.stringify(linked)).not.toContain('storm');
    for (const bad of ['', 'nl basic', 'de across=7', 'de nothing=half', 'de other']) {
      expect(readSaid(bad, '')).toBeNull();
    }
  });

  it('has the shapes of the register', () => {
    const { printed } = registerShape(example);
    expect(printed.sections['part-3']).toBe('A trick');
    expect(printed.entries['V4']).toMatchObject({ at: ['part-3'], page: '2' });
    const told = Object.keys(printed.entries).filter(
      (id) => printed.entries[id]?.at[0] === 'part-3',
    );
    expect(told.slice(0, 3)).toEqual(['S3', 'T1', 'V1']);
  });

  it('tells the printed examples that come out otherwise', () => {
    const [source, yours] = [readingBy(example, []), readingBy(example, found)];
    // Example 2: South 8 and South 5 in a north wind. Example 3: North 11 in an east wind counts 6, and East 5 takes.
    const changed = (text: string, a = source, b = yours) => changeOf(situationIn(text), a, b);
    expect(changed('row N2 S1 W1 E3')).toBe('outcome');
    expect(changed('trick N1: S8 S5')).toBe('outcome');
    expect(changed('trick E1: E5 N11')).toBe('worth');
    expect(changed('trick N1: N8 N5')).toBeNull();
    expect(changed('score N1 / N2 E2', source, { ...source, places: 'one-for-last' })).toBeNull();
    expect(changed('score N1 / N2', source, { ...source, twoPlayers: 'two-one' })).toBe('outcome');
    const other = { ...source, bonus: 'one-each' } as const;
    expect(changed('score pro N2 N2 / . / . / .', source, other)).toBe('outcome');
  });
});

/** Every sentence of the books belongs to entries of the register, or is listed as saying nothing about play. */

import { describe, expect, it } from 'vitest';
import { BOOKS } from '../rules/readings.ts';
import { PRINTED } from './books.ts';
import { listedIn, SENTENCES, sentencesOf, unprinted, wholeOf } from './sentences.ts';

describe.each(BOOKS)('the sentences of the %s book', (book) => {
  const { sections, entries } = PRINTED[book];
  const listed = listedIn(SENTENCES[book]);
  const told = new Set(listed.flatMap((one) => one.entries.map((id) => `${one.section} ${id}`)));
  const printed = Object.entries(entries).flatMap(([id, { at }]) =>
    at.map((one) => `${one} ${id}`),
  );

  it('are all there, in their order', () => {
    expect(wholeOf(listed.map(({ mark }) => mark))).toBe(SENTENCES[book].whole);
    expect(Object.keys(SENTENCES[book].sections)).toEqual(Object.keys(sections));
  });

  it('belong to entries that have them where the register says, and to all of those', () => {
    expect([...told].toSorted()).toEqual(printed.toSorted());
  });
});

describe('a book taken apart', () => {
  const BOOK = {
    id: 'any',
    lang: 'en',
    sections: { start: 'Der Anfang', scoring: 'Auswertung' },
    entries: {
      S1: { at: ['start'], words: ['12 Karten', 'alle anders'] },
      R1: { at: ['scoring'], words: ['12 Karten'] },
    },
  };
  const TEXT = `### **Der Anfang**

- Es gibt 12 Karten (s. Bild; Bsp. 3). „Bild“ heißt *alle 5*. Den 4. Platz auch.

F-2

Nun folgt eine **Auswertung**! (Nur [hier](https://example.org).)
`;
  const sentences = sentencesOf(TEXT, BOOK);

  it('is its sentences by section, without abbreviations and page numbers for ends', () => {
    expect(sentences.map(({ section, text }) => `${section}: ${text}`)).toEqual([
      'start: Der Anfang',
      'start: Es gibt 12 Karten (s. Bild; Bsp. 3).',
      'start: „Bild“ heißt alle 5.',
      'start: Den 4. Platz auch.',
      'scoring: Nun folgt eine Auswertung!',
      'scoring: (Nur hier.)',
    ]);
  });

  it('has the same marks in other quotation marks, and others for other words', () => {
    const marks = (text: string) => sentencesOf(text, BOOK).map(({ mark }) => mark);
    expect(marks(TEXT.replace('„Bild“', '»Bild«'))).toEqual(marks(TEXT));
    const changed = marks(TEXT.replace('12', '13'));
    expect(changed.map((mark, index) => mark === sentences[index]?.mark)).toEqual([
      true,
      false,
      true,
      true,
      true,
      true,
    ]);
  });

  it('tells which deciding words it does not print there', () => {
    expect(unprinted(sentences, BOOK)).toEqual(['S1: alle anders', 'R1: 12 Karten']);
  });
});

import { piecesOf } from './codes.ts';
import { byFile, type Direction, type NotedUnit, notesOf } from './unit.ts';
import { element, escapeText, lines, xmlFile } from './xml.ts';

/** Units as XLIFF 1.2, codes as `ph`, `bpt` and `ept` with what they stand for inside. */
export function xliff1(units: readonly NotedUnit[], { from, to }: Direction): string {
  const files = byFile(units).map(([name, own]) =>
    element(
      'file',
      {
        original: name,
        datatype: 'plaintext',
        'source-language': from,
        'target-language': to,
        'xml:space': 'preserve',
      },
      lines(element('body', {}, lines(...own.map(unitElement)))),
    ),
  );
  return xmlFile(
    element(
      'xliff',
      { xmlns: 'urn:oasis:names:tc:xliff:document:1.2', version: '1.2' },
      lines(...files),
    ),
  );
}

const unitElement = ({ key, source, target, stale, reviewed, notes }: NotedUnit): string =>
  element(
    'trans-unit',
    { id: key, resname: key, ...(reviewed ? { approved: 'yes' } : {}) },
    element('source', {}, inlineCodes(source, source, 'id', notes.holds)),
    ...(target === ''
      ? []
      : [
          element(
            'target',
            { state: stale ? STALE : 'translated' },
            inlineCodes(target, source, 'id', notes.holds),
          ),
        ]),
    ...notesOf(notes).map(({ text }) =>
      element('note', { 'xml:lang': 'en', annotates: 'source' }, escapeText(text)),
    ),
    ...(notes.previous === null ? [] : [before(notes.previous, target)]),
  );

/** What was translated, before its source has changed. */
const before = (source: string, target: string): string =>
  element(
    'alt-trans',
    { alttranstype: 'previous-version' },
    element('source', {}, inlineCodes(source, source, 'id')),
    element('target', {}, inlineCodes(target, source, 'id')),
  );

/** The state of a translation whose source or sibling has changed since. */
export const STALE = 'needs-review-translation';

/**
 * A text with its codes as XLIFF 1.2 and TMX 1.4 write them.
 * @param number the attribute that numbers them.
 * @param holds what placeholders hold, where the format can say it.
 */
export const inlineCodes = (
  text: string,
  source: string,
  number: 'id' | 'i' | 'x',
  holds: ReadonlyMap<string, string> = new Map(),
): string =>
  piecesOf(text, source)
    .map((piece) => {
      if (piece.kind === 'text') return escapeText(piece.text);
      const attributes = { [piece.kind === 'mark' && number === 'x' ? 'i' : number]: piece.id };
      if (piece.kind === 'code') {
        const held = holds.get(piece.text);
        const said = held === undefined ? {} : { 'equiv-text': held };
        return element('ph', { ...attributes, ...said }, escapeText(piece.text));
      }
      return [
        element('bpt', attributes, escapeText(piece.open)),
        escapeText(piece.inner),
        element('ept', attributes, escapeText(piece.close)),
      ].join('');
    })
    .join('');

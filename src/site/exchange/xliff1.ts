import { piecesOf } from './codes.ts';
import { byFile, type Direction, type Unit } from './unit.ts';
import { element, escapeText, lines, xmlFile } from './xml.ts';

/** Units as XLIFF 1.2, codes as `ph`, `bpt` and `ept` with what they stand for inside. */
export function xliff1(units: readonly Unit[], { from, to }: Direction): string {
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

const unitElement = ({ key, source, target, stale, reviewed }: Unit): string =>
  element(
    'trans-unit',
    { id: key, resname: key, ...(reviewed ? { approved: 'yes' } : {}) },
    element('source', {}, inlineCodes(source, source, 'id')),
    ...(target === ''
      ? []
      : [
          element(
            'target',
            { state: stale ? STALE : 'translated' },
            inlineCodes(target, source, 'id'),
          ),
        ]),
  );

/** The state of a translation whose source or sibling has changed since. */
export const STALE = 'needs-review-translation';

/**
 * A text with its codes as XLIFF 1.2 and TMX 1.4 write them.
 * @param number the attribute that numbers them.
 */
export const inlineCodes = (text: string, source: string, number: 'id' | 'i' | 'x'): string =>
  piecesOf(text, source)
    .map((piece) => {
      if (piece.kind === 'text') return escapeText(piece.text);
      const attributes = { [piece.kind === 'mark' && number === 'x' ? 'i' : number]: piece.id };
      if (piece.kind === 'code') return element('ph', attributes, escapeText(piece.text));
      return [
        element('bpt', attributes, escapeText(piece.open)),
        escapeText(piece.inner),
        element('ept', attributes, escapeText(piece.close)),
      ].join('');
    })
    .join('');

import { codesOf, piecesOf } from './codes.ts';
import { byFile, type Direction, type Unit } from './unit.ts';
import { element, escapeText, lines, xmlFile } from './xml.ts';

/** Units as XLIFF 2.1, codes as `ph` and `pc` with their original data. */
export function xliff2(units: readonly Unit[], { from, to }: Direction): string {
  const files = byFile(units).map(([name, own]) =>
    element(
      'file',
      { id: name.replaceAll('/', '.'), original: name, 'xml:space': 'preserve' },
      lines(...own.map(unitElement)),
    ),
  );
  return xmlFile(
    element(
      'xliff',
      {
        xmlns: 'urn:oasis:names:tc:xliff:document:2.0',
        version: '2.1',
        srcLang: from,
        trgLang: to,
      },
      lines(...files),
    ),
  );
}

/** What marks a translation whose source or sibling has changed since. */
export const STALE = 'windrose:stale';

function unitElement({ key, source, target, stale }: Unit): string {
  const data = [...new Set([...codesOf(source), ...codesOf(target)])];
  const refOf = (code: string): string => `d${data.indexOf(code) + 1}`;
  const original = data.map((code) => element('data', { id: refOf(code) }, escapeText(code)));
  const content = (text: string): string =>
    piecesOf(text, source)
      .map((piece) => {
        if (piece.kind === 'text') return escapeText(piece.text);
        if (piece.kind === 'code') {
          return element('ph', { id: piece.id, dataRef: refOf(piece.text) });
        }
        const { id, open, close, inner } = piece;
        const refs = { dataRefStart: refOf(open), dataRefEnd: refOf(close) };
        return element('pc', { id, ...refs }, escapeText(inner));
      })
      .join('');
  return element(
    'unit',
    { id: key, name: key },
    ...(original.length > 0 ? [element('originalData', {}, ...original)] : []),
    element(
      'segment',
      {
        state: target === '' || stale ? 'initial' : 'translated',
        ...(stale ? { subState: STALE } : {}),
      },
      element('source', {}, content(source)),
      ...(target === '' ? [] : [element('target', {}, content(target))]),
    ),
  );
}

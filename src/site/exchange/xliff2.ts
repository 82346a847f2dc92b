import { codesOf, piecesOf } from './codes.ts';
import { byFile, type Direction, type NotedUnit, notesOf } from './unit.ts';
import { element, escapeText, lines, xmlFile } from './xml.ts';

/** Units as XLIFF 2.1, codes as `ph` and `pc` with their original data. */
export function xliff2(units: readonly NotedUnit[], { from, to }: Direction): string {
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

function unitElement({ key, source, target, stale, notes }: NotedUnit): string {
  const data = [...new Set([...codesOf(source), ...codesOf(target)])];
  const refOf = (code: string): string => `d${data.indexOf(code) + 1}`;
  const original = data.map((code) => element('data', { id: refOf(code) }, escapeText(code)));
  const content = (text: string): string =>
    piecesOf(text, source)
      .map((piece) => {
        if (piece.kind === 'text') return escapeText(piece.text);
        if (piece.kind === 'code') {
          const held = notes.holds.get(piece.text);
          return element('ph', {
            id: piece.id,
            dataRef: refOf(piece.text),
            disp: piece.text,
            ...(held === undefined ? {} : { equiv: held }),
          });
        }
        const { id, open, close, inner } = piece;
        const refs = { dataRefStart: refOf(open), dataRefEnd: refOf(close) };
        const shown = { dispStart: open, dispEnd: close };
        return element('pc', { id, ...refs, ...shown }, escapeText(inner));
      })
      .join('');
  const previous =
    notes.previous === null ? [] : [{ category: 'previous-source', text: notes.previous }];
  const told = [...notesOf(notes), ...previous].map(({ category, text }) =>
    element('note', { category }, escapeText(text)),
  );
  return element(
    'unit',
    { id: key, name: key },
    ...(told.length > 0 ? [element('notes', {}, ...told)] : []),
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

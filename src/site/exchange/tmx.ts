import type { Direction, Unit } from './unit.ts';
import { inlineCodes } from './xliff1.ts';
import { element, lines, xmlFile } from './xml.ts';

/** The translated units that are not stale, as a memory in TMX 1.4. */
export function tmx(units: readonly Unit[], { from, to }: Direction): string {
  const header = element('header', {
    creationtool: 'Windrose',
    creationtoolversion: '1',
    segtype: 'block',
    'o-tmf': 'Windrose',
    adminlang: 'en',
    srclang: from,
    datatype: 'plaintext',
  });
  const entries = units
    .filter(({ target, stale }) => target !== '' && !stale)
    .map(({ name, key, source, target }) =>
      element(
        'tu',
        { tuid: `${name}#${key}` },
        variant(from, source, source),
        variant(to, target, source),
      ),
    );
  const body = element('body', {}, lines(...entries));
  return xmlFile(
    element('tmx', { version: '1.4' }, lines(header, body)),
    '<!DOCTYPE tmx SYSTEM "tmx14.dtd">\n',
  );
}

const variant = (language: string, text: string, source: string): string =>
  element('tuv', { 'xml:lang': language }, element('seg', {}, inlineCodes(text, source, 'x')));

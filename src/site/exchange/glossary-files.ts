import type { Term } from '../../kit/words.ts';
import type { Entry } from '../terms/entry.ts';
import { element, escapeText, lines, xmlFile } from './xml.ts';

/** The terms of a game with their entries by language and id. */
export interface GlossaryData {
  readonly terms: readonly Term[];
  readonly entries: ReadonlyMap<string, ReadonlyMap<string, Entry>>;
}

const PREFERRED = 'preferredTerm-admn-sts';
const ADMITTED = 'admittedTerm-admn-sts';
const DEPRECATED = 'deprecatedTerm-admn-sts';

/** Terms as TBX, dialect TBX-Basic: our word, its forms, other printed words, words to avoid. */
export function tbx({ terms, entries }: GlossaryData): string {
  const concepts = terms.map(({ id, group, mistakenFor }) =>
    element(
      'termEntry',
      { id },
      element('descrip', { type: 'subjectField' }, escapeText(group)),
      ...mistakenFor.map((other) =>
        element('ref', { type: 'crossReference', target: other }, escapeText(other)),
      ),
      lines(
        ...[...entries].flatMap(([language, glossary]) => {
          const entry = glossary.get(id);
          return entry ? [langSet(language, entry)] : [];
        }),
      ),
    ),
  );
  const header = element(
    'martifHeader',
    {},
    element('fileDesc', {}, element('sourceDesc', {}, element('p', {}, 'Windrose'))),
    element(
      'encodingDesc',
      {},
      element('p', { type: 'XCSURI' }, 'http://www.lisa.org/fileadmin/standards/tbx/TBXXCSV02.XCS'),
    ),
  );
  const text = element('text', {}, element('body', {}, lines(...concepts)));
  return xmlFile(
    element('martif', { type: 'TBX-Basic', 'xml:lang': 'en' }, lines(header, text)),
    '<!DOCTYPE martif SYSTEM "TBXBasiccoreStructV02.dtd">\n',
  );
}

function langSet(language: string, entry: Entry): string {
  const { word, meaning, beware } = entry;
  const forms = [...new Set(entry.forms)].filter((form) => form !== word);
  const printed = [...new Set(entry.printed)].filter(
    (form) => form !== word && !forms.includes(form),
  );
  return element(
    'langSet',
    { 'xml:lang': language },
    element('descripGrp', {}, element('descrip', { type: 'definition' }, escapeText(meaning))),
    ...(beware === undefined ? [] : [element('note', {}, escapeText(beware))]),
    tig(word, STATUS, PREFERRED),
    // Forms of the same word are no terms that one could choose instead.
    ...forms.map((form) => tig(form, 'termType', 'variant')),
    ...printed.map((form) => tig(form, STATUS, ADMITTED)),
    ...entry.never.map((form) => tig(form, STATUS, DEPRECATED)),
  );
}

const STATUS = 'administrativeStatus';

const tig = (term: string, type: string, note: string): string =>
  element('tig', {}, element('term', {}, escapeText(term)), element('termNote', { type }, note));

/** Terms as a table, a line for each term and language (RFC 4180). */
export function csv({ terms, entries }: GlossaryData): string {
  const head = 'term,language,word,printed,forms,never,meaning,beware'.split(',');
  const rows = terms.flatMap(({ id }) =>
    [...entries].flatMap(([language, glossary]) => {
      const entry = glossary.get(id);
      if (!entry) return [];
      const { word, printed, forms, never, meaning, beware = '' } = entry;
      const lists = [printed, forms, never].map((list) => list.join(', '));
      return [[id, language, word, ...lists, meaning, beware]];
    }),
  );
  return [head, ...rows].map((row) => `${row.map(cell).join(',')}\r\n`).join('');
}

const cell = (text: string): string =>
  /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;

import { po as gettext } from 'gettext-parser';
import type { Direction, Unit } from './unit.ts';

/** Between the file and the key of a unit, in the context of its message. */
export const CONTEXT = '#';

/** Units as a PO file; codes stand in the text as they are, and what is stale is fuzzy. */
export function po(units: readonly Unit[], { from, to }: Direction): string {
  const translations: Record<string, Record<string, { msgid: string; msgstr: string[] }>> = {};
  for (const { name, key, source, target, stale, line } of units) {
    const msgctxt = `${name}${CONTEXT}${key}`;
    const flag = stale ? { flag: 'fuzzy' } : {};
    const comments = { reference: `content/${to}/${name}:${line}`, ...flag };
    translations[msgctxt] = {
      [source]: { msgid: source, msgstr: [target], ...{ msgctxt, comments } },
    };
  }
  const headers = {
    'Project-Id-Version': 'Windrose',
    'PO-Revision-Date': '',
    'Last-Translator': '',
    'Language-Team': '',
    'MIME-Version': '1.0',
    'Content-Type': 'text/plain; charset=utf-8',
    'Content-Transfer-Encoding': '8bit',
    Language: to,
    'X-Source-Language': from,
  };
  const table = { charset: 'utf-8', headers, translations };
  return String(gettext.compile(table, { foldLength: 0 }));
}

import { createHash } from 'node:crypto';
import { type GetTextTranslation, po as gettext } from 'gettext-parser';
import { formOf, withForm } from '../segments/plural.ts';
import { type Counting, countingOf } from './counting.ts';
import type { ReturnedUnit } from './read.ts';
import { type Direction, type NotedUnit, notesOf, type Unit } from './unit.ts';

/** Between the file and the key of a unit, in the context of its message. */
export const CONTEXT = '#';

/**
 * Before the prints of the translations as they went out: a text that has changed here since is not undone
 * by a file that has not changed it.
 */
const EXPORTED = 'Exported:';

/** A short print of a text: another text has another one. */
export const printOf = (text: string): string =>
  createHash('sha256').update(text).digest('hex').slice(0, 6);

/** Units as a PO file; codes stand in the text as they are, notes are extracted comments. */
export function po(units: readonly NotedUnit[], { from, to }: Direction): string {
  const counting = countingOf(to);
  const translations: Record<string, Record<string, GetTextTranslation>> = {};
  for (const [context, forms] of Map.groupBy(units, (unit) => contextOf(unit, counting))) {
    const [first] = forms as [NotedUnit];
    const told = forms.flatMap(({ notes }) => notesOf(notes));
    const message = messageOf(context, forms, counting);
    told.push(`${EXPORTED} ${message.msgstr.map(printOf).join(' ')}`);
    const comments = {
      reference: `${first.path}:${first.line}`,
      extracted: [...new Set(told)].join('\n'),
    };
    translations[context] = { [message.msgid]: { ...message, msgctxt: context, comments } };
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
    ...(counting ? { 'Plural-Forms': counting.header } : {}),
  };
  const table = { charset: 'utf-8', headers, translations };
  return String(gettext.compile(table, { foldLength: 0 }));
}

/** The file and the key of a message; the forms of a plural are one message. */
const contextOf = ({ name, key }: Unit, counting: Counting | null): string =>
  `${name}${CONTEXT}${counting ? (formOf(key)?.base ?? key) : key}`;

type Message = Pick<GetTextTranslation, 'msgid' | 'msgid_plural' | 'msgstr'>;

function messageOf(context: string, forms: readonly Unit[], counting: Counting | null): Message {
  const [first] = forms as readonly [Unit];
  return context.endsWith(first.key) ? single(first) : counted(forms, counting);
}

const single = ({ source, target }: Unit): Message => ({ msgid: source, msgstr: [target] });

function counted(forms: readonly Unit[], counting: Counting | null): Message {
  const of = (form: string) => forms.find(({ key }) => formOf(key)?.form === form);
  const other = forms.find(({ key }) => formOf(key)?.form !== 'one') ?? forms[0];
  return {
    msgid: (of('one') ?? other)?.source ?? '',
    msgid_plural: other?.source ?? '',
    msgstr: (counting?.forms ?? []).map((form) => (form && of(form)?.target) || ''),
  };
}

/** The units that a message holds: one for each plural form. */
export function unitsIn(
  context: string,
  { msgid, msgid_plural, msgstr, comments }: GetTextTranslation,
  counting: Counting | null,
): Omit<ReturnedUnit, 'open' | 'line'>[] {
  const [name = '', key = ''] = context.split(CONTEXT);
  const note = comments?.extracted?.split('\n').find((line) => line.startsWith(EXPORTED)) ?? '';
  const prints = note.slice(EXPORTED.length).trim().split(/\s+/);
  const said = (index: number) => ({
    target: msgstr?.[index] ?? '',
    exported: prints[index] || null,
  });
  if (msgid_plural === undefined) return [{ name, key, source: msgid, ...said(0) }];
  return (counting?.forms ?? []).flatMap((form, index) =>
    form === null
      ? []
      : [
          {
            name,
            key: withForm(key, form),
            source: form === 'one' ? msgid : msgid_plural,
            ...said(index),
          },
        ],
  );
}

import { createHash } from 'node:crypto';
import { type GetTextTranslation, po as gettext } from 'gettext-parser';
import { err, ok, type Result } from '../../core/result.ts';
import { type Counting, countingOf, formOf } from './plural.ts';
import { sourceOf, type Unit } from './unit.ts';

/**
 * Before the prints of the translations as they went out: a text that has changed here since is not undone
 * by a file that has not changed it.
 */
const EXPORTED = 'Exported:';

/** A short print of a text: another text has another one. */
export const printOf = (text: string): string =>
  createHash('sha256').update(text).digest('hex').slice(0, 6);

/** Units as a PO file: a message each, the plural forms of a text together. */
export function writePo(units: readonly Unit[], to: string): string {
  const counting = countingOf(to);
  const translations: Record<string, Record<string, GetTextTranslation>> = {};
  for (const [context, forms] of Map.groupBy(units, (unit) => contextOf(unit, counting))) {
    const [first] = forms as [Unit];
    const message = messageOf(context, forms, counting);
    const prints = `${EXPORTED} ${message.msgstr.map(printOf).join(' ')}`;
    const comments = {
      reference: `${first.path}:${first.line}`,
      extracted: [...new Set([...forms.flatMap(({ notes }) => notes), prints])].join('\n'),
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
    'X-Source-Language': sourceOf(to),
    ...(counting ? { 'Plural-Forms': counting.header } : {}),
  };
  return String(gettext.compile({ charset: 'utf-8', headers, translations }, { foldLength: 0 }));
}

/** The file and the key of a message. */
const contextOf = ({ name, key }: Unit, counting: Counting | null): string =>
  `${name}#${counting ? (formOf(key)?.base ?? key) : key}`;

function messageOf(
  context: string,
  forms: readonly Unit[],
  counting: Counting | null,
): Pick<GetTextTranslation, 'msgid' | 'msgid_plural' | 'msgstr'> {
  const [first] = forms as readonly [Unit];
  if (context.endsWith(first.key)) return { msgid: first.source, msgstr: [first.target] };
  const of = (form: string | null) => forms.find(({ key }) => formOf(key)?.form === form);
  const many = forms.find(({ key }) => formOf(key)?.form !== 'one') ?? first;
  return {
    msgid: (of('one') ?? many).source,
    msgid_plural: many.source,
    msgstr: (counting?.forms ?? []).map((form) => of(form)?.target ?? ''),
  };
}

/** A text as it comes back. */
export interface ReturnedUnit extends Pick<Unit, 'name' | 'key' | 'source' | 'target'> {
  /** A print of the translation as it went out; undefined where the file does not say. */
  readonly exported: string | undefined;
  /** Whether it came back unfinished. */
  readonly fuzzy: boolean;
}

/** Reads a PO file, for one of our languages. */
export function readPo(
  file: Uint8Array,
  languages: readonly string[],
): Result<{ readonly to: string; readonly units: readonly ReturnedUnit[] }, string> {
  let table: ReturnType<typeof gettext.parse>;
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(file);
    table = gettext.parse(text.replaceAll('\r\n', '\n'), { validation: true });
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    return err(`This is no PO file in UTF-8: ${error.message}`);
  }
  const { Language: written = '', 'Plural-Forms': header = '' } = table.headers ?? {};
  // Tools write `de_DE` for `de`.
  const tag = written.replaceAll('_', '-');
  const to = [tag, tag.replace(/[-.@].*/, '')].find((one) => languages.includes(one));
  if (to === undefined) {
    return err(`“Language: ${written}” in its header is no language under content/ or drafts/`);
  }
  const messages = Object.values(table.translations)
    .flatMap((own) => Object.values(own))
    .filter(({ msgctxt }) => msgctxt !== undefined);
  const counting = countingOf(to);
  const bare = (text = '') => text.replace(/[\s;]/g, '');
  if (messages.some((one) => one.msgid_plural) && bare(header) !== bare(counting?.header)) {
    return err(`The header Plural-Forms must be that of the export: ${counting?.header ?? 'none'}`);
  }
  return ok({ to, units: messages.flatMap((message) => unitsIn(message, counting)) });
}

/** The units that a message holds: one for each plural form. */
function unitsIn(message: GetTextTranslation, counting: Counting | null): ReturnedUnit[] {
  const { msgctxt = '', msgid, msgid_plural, msgstr, comments } = message;
  const [name = '', key = ''] = msgctxt.split('#');
  const note = comments?.extracted?.split('\n').find((line) => line.startsWith(EXPORTED)) ?? '';
  const prints = note.slice(EXPORTED.length).trim().split(/\s+/);
  const fuzzy = /\bfuzzy\b/.test(comments?.flag ?? '');
  const said = (index: number) => ({
    name,
    target: msgstr[index] ?? '',
    exported: prints[index] || undefined,
    fuzzy,
  });
  if (msgid_plural === undefined) return [{ ...said(0), key, source: msgid }];
  return (counting?.forms ?? []).flatMap((form, index) => {
    if (form === null) return [];
    return { ...said(index), key: `${key}_${form}`, source: form === 'one' ? msgid : msgid_plural };
  });
}

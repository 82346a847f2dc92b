import { createHash } from 'node:crypto';
import { type GetTextTranslation, po as gettext } from 'gettext-parser';
import { err, ok, type Result } from '../../core/result.ts';
import type { ContentFile } from '../i18n/content-files.ts';
import { formOf } from '../i18n/languages.ts';
import { segmentsOf, withTexts } from '../i18n/segment.ts';
import { type Counting, countingIn, countingOf, sourceOf, type Unit, unitsOf } from './unit.ts';

/** Hashes of the exported texts follow it: an unchanged text of the file does not overwrite a later change here. */
const EXPORTED = 'Exported:';

export const printOf = (text: string): string =>
  createHash('sha256').update(text).digest('hex').slice(0, 6);

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

interface ReturnedUnit extends Pick<Unit, 'name' | 'key' | 'source' | 'target'> {
  readonly exported: string | undefined;
  readonly fuzzy: boolean;
  readonly line: number;
}

export function readPo(
  file: Uint8Array,
  languages: readonly string[],
): Result<{ readonly to: string; readonly units: readonly ReturnedUnit[] }, readonly string[]> {
  let text: string;
  let table: ReturnType<typeof gettext.parse>;
  try {
    text = new TextDecoder('utf-8', { fatal: true }).decode(file).replaceAll('\r\n', '\n');
    table = parsed(text);
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    const line = 'lineNumber' in error ? Number(error.lineNumber) : 1;
    return err([`${line}: This is no PO file in UTF-8: ${error.message}`]);
  }
  const { Language: written = '', 'Plural-Forms': header = '' } = table.headers ?? {};
  const to = ownLanguage(written, languages);
  if (!languages.includes(to)) {
    const reason = 'in its header is no language under content/ or drafts/';
    return err([`1: “Language: ${written}” ${reason}`]);
  }
  const messages = Object.values(table.translations)
    .flatMap((own) => Object.values(own))
    .filter(({ msgctxt }) => msgctxt !== undefined);
  const lines = linesOf(text);
  const lineOf = ({ msgctxt = '' }: GetTextTranslation) => lines.get(msgctxt) ?? 1;
  const counted = messages.filter((one) => one.msgid_plural !== undefined);
  const read = countingIn(header, to);
  if (!read.ok && counted.length > 0) {
    const line = text.slice(0, Math.max(0, text.indexOf('"Plural-Forms:'))).split('\n').length;
    return err([`${line}: ${read.error}`]);
  }
  const counting = read.ok ? read.value : null;
  const number = counting?.forms.length;
  const wrong = counted.filter(({ msgstr }) => msgstr.length !== number);
  if (wrong.length > 0) {
    const reason = (one: GetTextTranslation) =>
      `${one.msgctxt}: ${one.msgstr.length} plural forms; the header says ${number}`;
    return err(wrong.map((one) => `${lineOf(one)}: ${reason(one)}`));
  }
  const went = countingOf(to)?.forms ?? [];
  return ok({
    to,
    units: messages.flatMap((message) =>
      unitsIn(message, counting, went).map((unit) => ({ ...unit, line: lineOf(message) })),
    ),
  });
}

function parsed(text: string) {
  try {
    return gettext.parse(text, { validation: true });
  } catch (error) {
    if (error instanceof Error && /^Plural forms/.test(error.message)) return gettext.parse(text);
    throw error;
  }
}

const ESCAPED: Readonly<Record<string, string>> = { n: '\n', t: '\t', r: '\r' };

/** The parser gives no lines, so they are looked up: a message stands where its context does. */
function linesOf(text: string): ReadonlyMap<string, number> {
  const lines = new Map<string, number>();
  let [line, from] = [1, 0];
  for (const { 1: quoted = '', index } of text.matchAll(/^msgctxt((?:\s*".*"\s*?$)+)/gm)) {
    line += text.slice(from, index).split('\n').length - 1;
    from = index;
    const context = [...quoted.matchAll(/"(.*)"/g)].map(([, part]) => part).join('');
    const said = context.replace(/\\(.)/g, (_, sign: string) => ESCAPED[sign] ?? sign);
    lines.set(said, line);
  }
  return lines;
}

/** @param went the forms as they were exported, in the order of the hashes. */
function unitsIn(
  message: GetTextTranslation,
  counting: Counting | null,
  went: Counting['forms'],
): Omit<ReturnedUnit, 'line'>[] {
  const { msgctxt = '', msgid, msgid_plural, msgstr, comments } = message;
  const [name = '', key = ''] = msgctxt.split('#');
  const note = comments?.extracted?.split('\n').find((line) => line.startsWith(EXPORTED)) ?? '';
  const prints = note.slice(EXPORTED.length).trim().split(/\s+/);
  const fuzzy = /\bfuzzy\b/.test(comments?.flag ?? '');
  const said = (index: number, print: number) => ({
    name,
    target: msgstr[index] ?? '',
    exported: prints[print] || undefined,
    fuzzy,
  });
  if (msgid_plural === undefined) return [{ ...said(0, 0), key, source: msgid }];
  return (counting?.forms ?? []).flatMap((form, index) => {
    if (form === null) return [];
    const source = form === 'one' ? msgid : msgid_plural;
    return { ...said(index, went.indexOf(form)), key: `${key}_${form}`, source };
  });
}

/** A language as tools write it, `pt_BR` or `de_DE.UTF-8`, as Intl does; null if it is none. */
export function languageTag(written: string): string | null {
  const [code = ''] = written.split('.');
  try {
    return Intl.getCanonicalLocales(code.replaceAll('_', '-'))[0] ?? null;
  } catch {
    return null;
  }
}

/** Which of our languages a tag means: that one, the same by script and region, or its plain language. */
function ownLanguage(written: string, languages: readonly string[]): string {
  const tag = languageTag(written);
  if (tag === null) return written;
  const { language } = new Intl.Locale(tag);
  const full = (code: string): string => new Intl.Locale(code).maximize().toString();
  return [
    ...languages.filter((own) => own === tag),
    ...languages.filter((own) => full(own) === full(tag)),
    ...languages.filter((own) => own === language),
    tag,
  ][0] as string;
}

interface Import {
  readonly files: readonly ContentFile[];
  readonly changed: number;
  readonly unfinished: number;
}

/** Takes over all texts that a translator has changed, or none, with the reasons; each begins with its line. */
export function importPo(
  po: Uint8Array,
  files: readonly ContentFile[],
): Result<Import, readonly string[]> {
  const read = readPo(po, [...new Set(files.map(({ language }) => language))]);
  if (!read.ok) return read;
  const { to, units } = read.value;
  const named = files.filter(({ name }) => units.some((unit) => unit.name === name));
  const known = new Map(unitsOf(named, to).map((unit) => [`${unit.name}#${unit.key}`, unit]));
  const changes = new Map<ContentFile, Map<string, string>>();
  const problems: string[] = [];
  let unfinished = 0;
  for (const unit of units) {
    const { name, key, target, exported } = unit;
    const now = known.get(`${name}#${key}`);
    if (exported === printOf(target) || now?.target === target) continue;
    if (unit.fuzzy) {
      unfinished += 1;
      continue;
    }
    const file = files.find((one) => one.language === to && one.name === name);
    const refuse = (...reasons: readonly string[]) =>
      problems.push(...reasons.map((reason) => `${unit.line}: ${name}#${key}: ${reason}`));
    if (!now || !file) refuse('there is no such text');
    else if (now.source !== unit.source)
      refuse('the source has changed since the export; export again');
    else if (exported === undefined)
      refuse('the note “Exported: …” is lost, so nobody can tell who changed this; export again');
    else if (exported !== printOf(now.target))
      refuse(`changed in this file, and here since the export, to “${now.target}”; export again`);
    else refuse(...problemsOf(unit, file));
    if (file) changes.set(file, (changes.get(file) ?? new Map()).set(key, target));
  }
  if (problems.length > 0) return err(problems);
  return ok({
    files: [...changes].map(([file, texts]) => ({
      ...file,
      text: withTexts(file.name, file.text, texts),
    })),
    changed: [...changes.values()].reduce((sum, { size }) => sum + size, 0),
    unfinished,
  });
}

const CODE =
  /\{\{\w+\}\}|<Fact of="[^"]*">|<\/Fact>|\]\([^)]*\)|<(?!\s|$)\/?[\w-]*|[{}]|^(?:import|export)(?=\s)/gm;

/** A plural may leave out its count, a fact may be said more often or less. */
function problemsOf({ key, source, target }: ReturnedUnit, file: ContentFile): string[] {
  if (target.trim() === '') return ['the translation is empty'];
  const codes = (text: string): string[] => {
    const all = text.match(CODE) ?? [];
    const facts = new Set(all.filter((code) => code.includes('Fact')));
    const others = all.filter((code) => !facts.has(code));
    return [...facts, ...others.filter((code) => !(formOf(key) && code === '{{count}}'))];
  };
  const [wanted, found] = [codes(source), codes(target)];
  const changed = withTexts(file.name, file.text, new Map([[key, target]]));
  return [
    ...without(wanted, found).map((code) => `the translation lacks “${code}”`),
    ...without(found, wanted).map(
      (code) => `the translation has “${code}”, which the source has not`,
    ),
    ...(keysOf(file.name, changed) === keysOf(file.name, file.text)
      ? []
      : ['the translation changes how the page is built: a heading, a fence, a component']),
  ];
}

function keysOf(name: string, text: string): string | undefined {
  try {
    return segmentsOf(name, text)
      .map(({ key }) => key)
      .join();
  } catch {
    return undefined;
  }
}

function without(list: readonly string[], taken: readonly string[]): string[] {
  const rest = [...taken];
  return list.filter((entry) => {
    const at = rest.indexOf(entry);
    if (at >= 0) rest.splice(at, 1);
    return at < 0;
  });
}

import { getNPlurals, getPluralFormsHeader, getPluralFunc, hasLang } from 'plural-forms';

/** A key of one plural form: `cards_few`. */
const FORM = /^(.+)_(zero|one|two|few|many|other)$/;

/** Counts beyond this never reach a sentence of ours. */
const HIGHEST_COUNT = 100;
const COUNTS = Array.from({ length: HIGHEST_COUNT + 1 }, (_, n) => n);

/** The plural forms that a language needs. */
export function formsOf(language: string): string[] {
  const rules = new Intl.PluralRules(language);
  return [...new Set(COUNTS.map((n) => rules.select(n)))];
}

/** Of the key of a plural form: what all forms have in common, and which it is. */
export function formOf(key: string): { readonly base: string; readonly form: string } | null {
  const [, base, form] = FORM.exec(key) ?? [];
  return base !== undefined && form !== undefined ? { base, form } : null;
}

/** The keys that a language needs where its source has these: its own plural forms, in their place. */
export function keysIn(language: string, keys: readonly string[]): string[] {
  const there = new Set(keys);
  return keys.flatMap((key) => {
    const { base, form } = formOf(key) ?? {};
    if (!there.has(`${base}_other`)) return [key];
    return form === 'other' ? formsOf(language).map((each) => `${base}_${each}`) : [];
  });
}

/** What a language says under a key; for a plural form that it does not know, what it says of many. */
export const counterpart = <T>(texts: ReadonlyMap<string, T>, key: string): T | undefined =>
  texts.get(key) ?? texts.get(`${formOf(key)?.base}_other`);

/** How gettext counts in a language: its header, and our form for each `msgstr[…]`, null where we need none. */
export interface Counting {
  readonly header: string;
  readonly forms: readonly (string | null)[];
}

/** Null where gettext counts otherwise than CLDR, as in Hebrew: then each form is a message of its own. */
export function countingOf(language: string): Counting | null {
  const short = new Intl.Locale(language).language;
  if (!hasLang(short)) return null;
  const rules = new Intl.PluralRules(language);
  const forms = Array.from({ length: Number(getNPlurals(short)) }, (): string | null => null);
  // Its types say that this is a text; it chooses one of the texts it is given.
  const choose = getPluralFunc(short) as unknown as (n: number, of: readonly number[]) => number;
  for (const n of COUNTS) {
    const [index, form] = [choose(n, [...forms.keys()]), rules.select(n)];
    if ((forms[index] ?? form) !== form) return null;
    if (forms.includes(form) && forms[index] !== form) return null;
    forms[index] = form;
  }
  // As gettext wants it: no spaces around what is given, and no numbers below zero.
  const header = getPluralFormsHeader(short).replaceAll(' = ', '=');
  return { header: `${header.replace(/n <= -\d+ \|\| /g, '')};`, forms };
}

import { getPluralFormsHeader, hasLang } from 'plural-forms';
import { err, ok, type Result } from '../../core/result.ts';
import { COUNTS, formOf, formsOf } from '../i18n/languages.ts';

/** The keys that a language needs where its source has these: its own plural forms, in their place. */
export function keysIn(language: string, keys: readonly string[]): string[] {
  const there = new Set(keys);
  return keys.flatMap((key) => {
    const { base, form } = formOf(key) ?? {};
    if (!there.has(`${base}_other`)) return [key];
    return form === 'other' ? formsOf(language).map((each) => `${base}_${each}`) : [];
  });
}

export const counterpart = <T>(texts: ReadonlyMap<string, T>, key: string): T | undefined =>
  texts.get(key) ?? texts.get(`${formOf(key)?.base}_other`);

/** How gettext counts in a language: its header, and our form for each `msgstr[…]`, null where we need none. */
export interface Counting {
  readonly header: string;
  readonly forms: readonly (string | null)[];
}

/** Signs and numbers only, so that the text of a file can do nothing but count. */
const HEADER = /^\s*nplurals\s*=\s*(\d)\s*;\s*plural\s*=([n\d\s()?:<>=!&|%+*-]+);?\s*$/;

export function countingIn(header: string, language: string): Result<Counting, string> {
  const [, count = '', expression = ''] = HEADER.exec(header) ?? [];
  const bad = err(`The header Plural-Forms cannot be read: “${header}”`);
  if (expression === '') return bad;
  let indexOf: (n: number) => number;
  try {
    const formula = new Function('n', `return (${expression})`);
    indexOf = (n) => Number(formula(n));
  } catch {
    return bad;
  }
  const rules = new Intl.PluralRules(language);
  const forms = Array.from({ length: Number(count) }, (): string | null => null);
  for (const n of COUNTS) {
    const [index, form] = [indexOf(n), rules.select(n)];
    const there = forms[index];
    if (there === undefined)
      return err(`Plural-Forms gives ${n} the form ${index}, but there are ${count} forms`);
    if (there !== null && there !== form)
      return err(`Plural-Forms has one form where ours are two, “${there}” and “${form}”`);
    if (there === null && forms.includes(form))
      return err(`Plural-Forms has two forms where ours is one, “${form}”`);
    forms[index] = form;
  }
  return ok({ header, forms });
}

/** Null where gettext counts otherwise than CLDR, as in Hebrew: then each form is a message of its own. */
export function countingOf(language: string): Counting | null {
  const short = new Intl.Locale(language).language;
  if (!hasLang(short)) return null;
  const header = getPluralFormsHeader(short).replaceAll(' = ', '=');
  const counting = countingIn(`${header.replace(/n <= -\d+ \|\| /g, '')};`, language);
  return counting.ok ? counting.value : null;
}

import { getPluralFormsHeader, hasLang } from 'plural-forms';
import { err, ok, type Result } from '../../core/result.ts';
import { HIGHEST_COUNT } from '../segments/plural.ts';

/** How a file counts: its header Plural-Forms, and our form of each `msgstr[…]`, null where we need none. */
export interface Counting {
  readonly header: string;
  readonly forms: readonly (string | null)[];
}

/** Signs and numbers only, so that what stands in a file can do nothing but count. */
const HEADER = /^\s*nplurals\s*=\s*(\d)\s*;\s*plural\s*=([n\d\s()?:<>=!&|%+*-]+);?\s*$/;

/** What the forms of a header are in a language, from 0 to the highest count. */
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
  for (let n = 0; n <= HIGHEST_COUNT; n += 1) {
    const [index, form] = [indexOf(n), rules.select(n)];
    const there = forms[index];
    if (there === undefined) {
      return err(`Plural-Forms gives ${n} the form ${index}, but there are ${count} forms`);
    }
    if (there !== null && there !== form) {
      return err(`Plural-Forms has one form where ours are two, “${there}” and “${form}”`);
    }
    if (there === null && forms.includes(form)) {
      return err(`Plural-Forms has two forms where ours is one, “${form}”`);
    }
    forms[index] = form;
  }
  return ok({ header, forms });
}

/** Null where gettext’s forms differ from CLDR’s for any count: then each form is a message. */
export function countingOf(language: string): Counting | null {
  const short = new Intl.Locale(language).language;
  if (!hasLang(short)) return null;
  // As gettext wants it: no spaces around what is given, and no numbers below zero.
  const given = getPluralFormsHeader(short).replaceAll(' = ', '=');
  const header = `${given.replace(/n <= -\d+ \|\| /g, '')};`;
  const counting = countingIn(header, language);
  return counting.ok ? counting.value : null;
}

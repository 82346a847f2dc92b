/** A key of one plural form: `cards_few`. */
const FORM = /^(.+)_(zero|one|two|few|many|other)$/;

/** Counts beyond this never reach a sentence of ours. */
export const HIGHEST_COUNT = 100;

/** The plural forms that a language needs. */
export function formsOf(language: string): string[] {
  const rules = new Intl.PluralRules(language);
  return [...new Set(Array.from({ length: HIGHEST_COUNT + 1 }, (_, n) => rules.select(n)))];
}

/** Of the key of a plural form: what all forms have in common, and which it is. */
export function formOf(key: string): { readonly base: string; readonly form: string } | null {
  const [, base, form] = FORM.exec(key) ?? [];
  return base !== undefined && form !== undefined ? { base, form } : null;
}

/** The key of a plural form. */
export const withForm = (base: string, form: string): string => `${base}_${form}`;

/** What a language has under a key; for a plural form that it does not know, what it says of many. */
export function counterpart<T>(texts: ReadonlyMap<string, T>, key: string): T | undefined {
  const found = formOf(key);
  return texts.get(key) ?? (found ? texts.get(withForm(found.base, 'other')) : undefined);
}

/** The keys that a language needs where the model has these: its own plural forms, in their place. */
export function keysIn(language: string, keys: readonly string[]): string[] {
  const there = new Set(keys);
  return keys.flatMap((key) => {
    const found = formOf(key);
    if (!found || !there.has(withForm(found.base, 'other'))) return [key];
    const { base, form } = found;
    return form === 'other' ? formsOf(language).map((each) => withForm(base, each)) : [];
  });
}

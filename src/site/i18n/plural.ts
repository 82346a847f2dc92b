const FORM = /^(.+)_(zero|one|two|few|many|other)$/;

const HIGHEST_COUNT = 100;
export const COUNTS = Array.from({ length: HIGHEST_COUNT + 1 }, (_, n) => n);

export function formsOf(language: string): string[] {
  const rules = new Intl.PluralRules(language);
  return [...new Set(COUNTS.map((n) => rules.select(n)))];
}

export function formOf(key: string): { readonly base: string; readonly form: string } | null {
  const [, base, form] = FORM.exec(key) ?? [];
  return base !== undefined && form !== undefined ? { base, form } : null;
}

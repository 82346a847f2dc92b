const SCRIPTS: Readonly<Record<string, string>> = { latin: 'Latn', cyrillic: 'Cyrl' };

/** A language as tools write it, `pt_BR`, `sr@latin`, `de_DE.UTF-8`, as Intl does; null if it is none. */
export function languageTag(written: string): string | null {
  const [, code = '', modifier = ''] =
    /^([a-z]{2,3}(?:[-_][a-z0-9]+)*)(?:\.[\w-]+)?(?:@(\w+))?$/i.exec(written) ?? [];
  const [first = '', ...rest] = code.split(/[-_]/);
  const script = SCRIPTS[modifier.toLowerCase()];
  const parts = script === undefined ? [first, ...rest] : [first, script, ...rest];
  try {
    return Intl.getCanonicalLocales(parts.join('-'))[0] ?? null;
  } catch {
    return null;
  }
}

/** Which of our languages a tag means: that one, the same by script and region, or its plain language. */
export function ownLanguage(written: string, languages: readonly string[]): string {
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

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

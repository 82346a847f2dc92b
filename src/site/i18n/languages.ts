export const LANGUAGES = ['en', 'de', 'fr'] as const;

export type Language = (typeof LANGUAGES)[number];

export const DEFAULT_LANGUAGE: Language = 'en';

export const isLanguage = (text: string | undefined): text is Language =>
  LANGUAGES.some((language) => language === text);

export function languageOf(params: Readonly<Record<string, string | undefined>>): Language {
  const language = params['lang'];
  if (!isLanguage(language)) throw new Error(`The site has no language “${language}”`);
  return language;
}

export const languagePaths = () => LANGUAGES.map((lang) => ({ params: { lang } }));

/** What a language is called in the language of a reader: `languageName('de', 'fr')` is “allemand”. */
export const languageName = (language: string, reader: string): string =>
  new Intl.DisplayNames(reader, { type: 'language' }).of(language) ?? language;

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

/** How a language of the site writes lists and dates: English as in Britain, the others as they are at home. */

const LOCALES: Readonly<Record<string, string>> = { en: 'en-GB' };

/** The tag to ask `Intl` for, by the language of a text: `en` is `en-GB`, without a comma before “and”. */
export const localeOf = (language: string): string => LOCALES[language] ?? language;

/** Items as one enumeration: `North 2, South 1 and West 1`. */
export const writeList = (items: readonly string[], language: string): string =>
  new Intl.ListFormat(localeOf(language), { type: 'conjunction' }).format(items);

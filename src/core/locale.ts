/** How a language of the site writes lists and dates: English as in Britain, the others as they are at home. */

const LOCALES: Readonly<Record<string, string>> = { en: 'en-GB' };

export const localeOf = (language: string): string => LOCALES[language] ?? language;

export const writeList = (items: readonly string[], language: string): string =>
  new Intl.ListFormat(localeOf(language), { type: 'conjunction' }).format(items);

const FIRST_DAY: Readonly<Record<string, string>> = { fr: '1er' };

/** `5 December 2026`, `1er décembre 2026`. @param moment any time of that day in Greenwich, in milliseconds since 1970. */
export const writeDate = (
  moment: number,
  language: string,
  form: Pick<Intl.DateTimeFormatOptions, 'dateStyle' | 'day' | 'month' | 'weekday' | 'year'>,
): string =>
  new Intl.DateTimeFormat(localeOf(language), { ...form, timeZone: 'UTC' })
    .formatToParts(moment)
    .map(({ type, value }) =>
      type === 'day' && value === '1' ? (FIRST_DAY[language] ?? value) : value,
    )
    .join('');

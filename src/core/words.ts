/** A catalogue of words: nested keys, `{{name}}` placeholders, plurals as `key_one`, `key_other` (i18next JSON v4). */
export interface Catalogue {
  readonly [key: string]: string | Catalogue;
}

export type Params = Readonly<Record<string, string | number>>;

/** Says words of a catalogue in its language. */
export interface Translate<Key extends string = string> {
  (key: Key, params?: Params): string;
  has(key: string): boolean;
  /** A language tag. */
  readonly lang: string;
}

export type Keys<C> = {
  [K in keyof C & string]: C[K] extends string
    ? K extends `${infer Base}_${'one' | 'other'}`
      ? Base
      : K
    : `${K}.${Keys<C[K]>}`;
}[keyof C & string];

export const writeNumber = (value: number): string => String(value).replace('-', '−');

/** @throws when a key or a placeholder's value is missing: that is our own mistake, never the reader's. */
export function createTranslate(catalogue: Catalogue, locale: string): Translate {
  const plurals = new Intl.PluralRules(locale);
  const write = numberWriter(locale, { useGrouping: false });
  const translate = (key: string, params: Params = {}): string => {
    const count = params['count'];
    const plural =
      typeof count === 'number' ? lookUp(`${key}_${plurals.select(count)}`) : undefined;
    const words = plural ?? lookUp(key);
    if (words === undefined) throw new Error(`No words for “${key}” in ${locale}`);
    return words.replace(/\{\{(\w+)\}\}/g, (_, name: string) => {
      const value = params[name];
      if (value === undefined) throw new Error(`“${key}” in ${locale} needs “${name}”`);
      return typeof value === 'number' ? write(value) : value;
    });
  };
  const has = (key: string) => lookUp(key) !== undefined;
  return Object.assign(translate, { lang: locale, has });

  function lookUp(key: string): string | undefined {
    let entry: string | Catalogue | undefined = catalogue;
    for (const part of key.split('.')) {
      entry = typeof entry === 'object' ? entry[part] : undefined;
    }
    return typeof entry === 'string' ? entry : undefined;
  }
}

/** English is British, the others are as at home. */
const LOCALES: Readonly<Record<string, string>> = { en: 'en-GB' };

export const localeOf = (language: string): string => LOCALES[language] ?? language;

/** Writes numbers as a language does, with a minus sign instead of a hyphen. */
export function numberWriter(language: string, options: Intl.NumberFormatOptions) {
  const format = new Intl.NumberFormat(localeOf(language), options);
  return (value: number): string => format.format(value).replace('-', '−');
}

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

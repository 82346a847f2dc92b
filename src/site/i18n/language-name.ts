/** What a language is called in the language of a reader: `languageName('de', 'fr')` is “allemand”. */
export const languageName = (language: string, reader: string): string =>
  new Intl.DisplayNames(reader, { type: 'language' }).of(language) ?? language;

/** The languages of the site. Each is a folder under `content/` and the first part of its addresses. */
export const LANGUAGES = ['en', 'de', 'fr'] as const;

export type Language = (typeof LANGUAGES)[number];

/** Where search engines send readers of other languages. */
export const DEFAULT_LANGUAGE: Language = 'en';

export const isLanguage = (text: string | undefined): text is Language =>
  LANGUAGES.some((language) => language === text);

/** Which way a language or a text is read, and how what is read the other way stands in it. */

/** Scripts that are read from right to left, as language tags name them. */
const RIGHT_TO_LEFT = ['Arab', 'Hebr', 'Syrc', 'Thaa'];

const LETTER = new RegExp(`[${RIGHT_TO_LEFT.map((script) => `\\p{sc=${script}}`).join('')}]`, 'u');

/** Whether a text has letters that are read from right to left. */
export const isRightToLeft = (text: string): boolean => LETTER.test(text);

/** The way a language is read. */
export const directionOf = (language: string): 'ltr' | 'rtl' =>
  RIGHT_TO_LEFT.includes(new Intl.Locale(language).maximize().script ?? '') ? 'rtl' : 'ltr';

/** What is read in its own direction whatever stands beside it. */
export const isolated = (text: string): string => `\u2068${text}\u2069`;

/** A text whose letters are read from right to left keeps its fractions together: `5½` is not turned into `½5`. */
export const withFractions = (text: string): string =>
  isRightToLeft(text) ? text.replace(/\d+½/g, isolated) : text;

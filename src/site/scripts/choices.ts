/** The names under which this browser keeps what readers have chosen; `public/theme.js` reads the first. */
export const THEME_KEY = 'theme';
export const LANGUAGE_KEY = 'language';

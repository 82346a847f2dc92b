/* Names that the build, the pages and their scripts share. */

/** Where the service worker lies below the base path. */
export const WORKER_FILE = 'sw.js';

/** The page shown in place of one that is not there, below its language. */
export const OFFLINE_PAGE = 'offline';

/** The cache of a site, as `public/sw.js` names it too: several sites may live on one host. */
export const cacheName = (base: string): string => `windrose:${base}:site`;

/** The list of the files that readers of a language keep. */
export const fileList = (base: string, language: string): string => `${base}${language}/files.json`;

/** Where the index of the search lies below the base path. */
export const SEARCH_FOLDER = 'pagefind';

/** The names under which this browser keeps what readers have chosen; `public/theme.js` reads the first. */
export const THEME_KEY = 'windrose:theme';
export const LANGUAGE_KEY = 'windrose:language';
/** Kept by those who want no offline use. */
export const OFFLINE_KEY = 'windrose:offline';

/* Names that the build, the pages and their scripts share. */

export const WORKER_FILE = 'sw.js';

export const OFFLINE_PAGE = 'offline';

/** The cache of a site, as `public/sw.js` names it too: several sites may live on one host. */
export const cacheName = (base: string): string => `windrose:${base}:site`;

export const fileList = (base: string, language: string): string => `${base}${language}/files.json`;

export const SEARCH_FOLDER = 'pagefind';

/** The questions of the days, a file a month: they fit every version of the site. */
export const DAYS_FOLDER = 'daily/data/';

/** The names under which this browser keeps what readers have chosen; `public/theme.js` reads the first. */
export const THEME_KEY = 'windrose:theme';
export const LANGUAGE_KEY = 'windrose:language';
export const OFFLINE_KEY = 'windrose:offline';

/* Names that the build, the pages and what runs on them agree on. */

/** Where the service worker lies below the base path. */
export const WORKER_FILE = 'sw.js';

/** The page shown in place of one that is not there, below its language. */
export const OFFLINE_PAGE = 'offline';

/** What the names of all caches of a site begin with: several may live on one host. */
export const cachePrefix = (base: string): string => `windrose:${base}:`;

/** Where the index of the search lies below the base path. */
export const SEARCH_FOLDER = 'pagefind';

/** The names under which this browser keeps what readers have chosen; `public/theme.js` reads the first. */
export const THEME_KEY = 'theme';
export const LANGUAGE_KEY = 'language';
/** Kept by those who want no offline use. */
export const OFFLINE_KEY = 'offline';

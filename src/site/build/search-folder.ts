/** Where the index of the search lies below the base path. */
export const SEARCH_FOLDER = 'pagefind';

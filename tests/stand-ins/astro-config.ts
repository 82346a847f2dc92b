/** For tests that read the sources without building the site: it stands at the root. */
export const base = '/';

/**
 * Every game of the site, in the order of the home page, with the language of the code fences that hold
 * its positions. A new game is one more line; all else about it is found in its folder. The site's
 * configuration and the commands read this too, and load no game for it.
 */
export const GAME_LIST: readonly { readonly id: string; readonly fenceLanguage: string }[] = [
  { id: 'santa-timea', fenceLanguage: 'timea' },
  { id: 'ships', fenceLanguage: 'ships' },
  { id: 'turn', fenceLanguage: 'turn' },
];

/** The games that have a first page of their own, and are kept offline by those who have opened it. */
export const FURTHER_GAMES: readonly string[] = GAME_LIST.slice(1).map(({ id }) => id);

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

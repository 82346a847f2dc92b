import { writeList } from '../core/locale.ts';
import { createTranslate, type Translate } from '../core/words.ts';
import type { Game } from '../games/game.ts';
import { GAMES } from '../games/index.ts';
import { gameCatalogue } from './i18n/catalogues.ts';
import type { Language } from './i18n/languages.ts';
import { pageAddress } from './i18n/paths.ts';
import { siteWords } from './i18n/translate.ts';

const [first] = GAMES;
if (!first) throw new Error('The list of games is empty');

/** The game of the home page. */
export const FIRST_GAME: Game = first;

/** Those that have a first page of their own. */
export const OTHER_GAMES: readonly Game[] = GAMES.slice(1);

/** The game of a page, by the first part of its address; the first one on pages of none. */
export const gameOf = (part: string | undefined): Game =>
  GAMES.find(({ id }) => id === part) ?? FIRST_GAME;

/** All that a game says. */
export const gameWords = (language: Language, game: string): Translate =>
  createTranslate(gameCatalogue(language, game), language);

/** Where a game begins: the first one on the home page. */
export const gameAddress = (language: Language, game: string): string =>
  game === FIRST_GAME.id ? pageAddress(language) : pageAddress(language, game);

/** A text of the site about all its games. */
export const ofAllGames = (
  language: Language,
  key: 'home.title' | 'site.tagline' | 'choose.description',
): string => {
  const names = GAMES.map(({ id }) => gameWords(language, id)('game.name'));
  const games = writeList(names, language);
  return siteWords(language)(key, { games, count: GAMES.length });
};

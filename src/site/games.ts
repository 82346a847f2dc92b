import { existsSync } from 'node:fs';
import { writeList } from '../core/locale.ts';
import { createTranslate, type Translate } from '../core/words.ts';
import { GAMES } from '../games/list.ts';
import type { Game } from '../kit/game.ts';
import { gameCatalogue } from './i18n/catalogues.ts';
import { LANGUAGES, type Language } from './i18n/languages.ts';
import { pageAddress } from './i18n/paths.ts';
import { siteWords } from './i18n/translate.ts';

const [first] = GAMES;
if (!first) throw new Error('The list of games is empty');

export const FIRST_GAME: Game = first;

export const gameOf = (part: string | undefined): Game =>
  GAMES.find(({ id }) => id === part) ?? FIRST_GAME;

export const hasPage = (game: string, component: string): boolean =>
  existsSync(`src/games/${game}/pages/${component}.astro`);

/** @param component of `pages/` that a game may lack; without one, every game has the page. */
export function pathsOf(component?: string) {
  const games = GAMES.filter(({ id }) => component === undefined || hasPage(id, component));
  if (games.length === 0) throw new Error(`No game has a page “${component}”`);
  return LANGUAGES.flatMap((lang) =>
    games.map(({ id }) => ({
      params: { lang, game: id },
      props: { language: lang, game: id },
    })),
  );
}

export const deskPaths = () =>
  LANGUAGES.flatMap((lang) =>
    GAMES.flatMap(({ id, desk }) =>
      desk
        ? {
            params: { lang, game: id },
            props: { language: lang, game: id, topics: desk.topics },
          }
        : [],
    ),
  );

export const gameWords = (language: Language, game: string): Translate =>
  createTranslate(gameCatalogue(language, game), language);

export function seatsOf(language: Language, { players: [least, most] }: Game): string {
  const t = siteWords(language);
  return least === most
    ? t('puzzles.players', { count: least })
    : t('home.players', { least, most });
}

export function gameThing(language: Language, id: string): Readonly<Record<string, unknown>> {
  const say = gameWords(language, id);
  const [minValue, maxValue] = gameOf(id).players;
  return {
    '@type': 'Game',
    name: say('game.name'),
    description: say('welcome.line'),
    inLanguage: language,
    numberOfPlayers: { '@type': 'QuantitativeValue', minValue, maxValue },
  };
}

export const gameAddress = (language: Language, game: string): string =>
  game === FIRST_GAME.id ? pageAddress(language) : pageAddress(language, game);

export const ofAllGames = (
  language: Language,
  key: 'home.title' | 'site.tagline' | 'choose.description',
): string => {
  const names = GAMES.map(({ id }) => gameWords(language, id)('game.name'));
  const games = writeList(names, language);
  return siteWords(language)(key, { games, count: GAMES.length });
};

import { existsSync } from 'node:fs';
import { writeList } from '../core/locale.ts';
import { createTranslate, type Translate } from '../core/words.ts';
import { GAMES } from '../games/list.ts';
import type { Game } from '../kit/game.ts';
import { gameCatalogue, siteWords } from './i18n/catalogues.ts';
import { LANGUAGES, type Language } from './i18n/languages.ts';
import { pageAddress } from './i18n/paths.ts';

const [first] = GAMES;
if (!first) throw new Error('The list of games is empty');

export const FIRST_GAME: Game = first;

export const gameOf = (part: string | undefined): Game =>
  GAMES.find(({ id }) => id === part) ?? FIRST_GAME;

/** Whether a game has a page of its own; those of `src/pages/[lang]/[game]/` have all games. */
export const hasPage = (game: string, slug: string): boolean =>
  existsSync(`src/pages/[lang]/${game}/${slug}.astro`);

/** Whether a game has its own component for a part of a lesson or a rule. */
export const hasPart = (game: string, component: string): boolean =>
  existsSync(`src/games/${game}/pages/${component}.astro`);

/** The paths of a route that every game has in each language. */
export const gamePaths = () =>
  LANGUAGES.flatMap((lang) =>
    GAMES.map(({ id }) => ({
      params: { lang, game: id },
      props: { language: lang, game: id },
    })),
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

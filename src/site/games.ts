import { existsSync } from 'node:fs';
import { remembered } from '../core/remembered.ts';
import { createTranslate, type Translate, writeList } from '../core/words.ts';
import { GAMES } from '../games/list.ts';
import type { Game } from '../kit/game.ts';
import type { Puzzle } from '../kit/question/file.ts';
import type { AnyQuestion } from '../kit/question/question.ts';
import { LANGUAGES, type Language } from './i18n/languages.ts';
import { gameCatalogue, pageAddress, siteWords } from './i18n/pages.ts';
import type { AgainPlace, FenceProps, PositionProps, QuestionProps } from './lessons/open.ts';

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

export const gamePaths = () =>
  LANGUAGES.flatMap((lang) =>
    GAMES.map(({ id }) => ({
      params: { lang, game: id },
      props: { language: lang, game: id },
    })),
  );

export const gameWords = remembered(
  (language: Language, game: string): Translate =>
    createTranslate(gameCatalogue(language, game), language),
);

export function seatsOf(language: Language, { players: [least, most] }: Game): string {
  const t = siteWords(language);
  return least === most
    ? t('puzzles.players', { count: least })
    : t('home.players', { least, most });
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

type Takes<Props> = (props: Props) => unknown;

/** What the components in `pages/` of a game take. Only a game of daily puzzles has the optional one. */
export interface GameComponents<Q extends AnyQuestion> {
  readonly Aid: Takes<object>;
  readonly Play: Takes<object>;
  readonly Practice: Takes<object>;
  readonly Question: Takes<QuestionProps<Q>>;
  readonly 'daily/Entry'?: Takes<{ puzzle: Puzzle<Q>; isOpen?: boolean }>;
  readonly 'lesson/Again': Takes<AgainPlace>;
  readonly 'lesson/Play': Takes<FenceProps>;
  readonly 'lesson/Position': Takes<PositionProps>;
}

/** What a route imports by the name of a game, which knows no types of its own. */
export interface Imported<Name extends keyof GameComponents<AnyQuestion>> {
  readonly default: NonNullable<GameComponents<AnyQuestion>[Name]>;
}

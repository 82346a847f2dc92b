import { createTranslate } from '../../core/words.ts';
import { GAMES } from '../../games/index.ts';
import { factCheck } from '../facts/fact-check.ts';
import { gameCatalogue } from '../i18n/catalogues.ts';
import { isLanguage, LANGUAGES } from '../i18n/languages.ts';
import { readContent } from '../segments/content.ts';
import { type LanguageWords, lessonProblems } from './check.ts';
import type { FactWords } from './fact-problems.ts';
import type { LessonText } from './outline.ts';

const TEXTS = import.meta.glob<string>('/content/*/*/*.mdx', {
  eager: true,
  query: '?raw',
  import: 'default',
});

const FACT_WORDS = import.meta.glob<FactWords>('/content/*/facts.json', {
  eager: true,
  import: 'default',
});

/** The source of every lesson of one game. */
export const lessonTexts = (game: string): LessonText[] =>
  Object.entries(TEXTS).flatMap(([path, text]) => {
    const [, language = '', folder] = /^\/content\/([^/]+)\/([^/]+)\//.exec(path) ?? [];
    return folder === game ? [{ language, path: path.slice(1), text }] : [];
  });

/** What the words of facts are in a language. */
export function factWordsOf(language: string): FactWords {
  const words = FACT_WORDS[`/content/${language}/facts.json`];
  if (!words) throw new Error(`content/${language}/facts.json: this file is missing`);
  return words;
}

/** What checks of a game's texts need to know of every language. */
export const languageWords = (game: string): ReadonlyMap<string, LanguageWords> =>
  new Map(
    LANGUAGES.map((language) => {
      const t = createTranslate(gameCatalogue(language, game), language);
      return [language, { t, factWords: factWordsOf(language) }] as const;
    }),
  );

/** Everything that is wrong with the lessons of the site. */
export const allLessonProblems = (): string[] =>
  GAMES.flatMap((game) => lessonProblems(lessonTexts(game.id), game, languageWords(game.id)));

/** Everything that is wrong with the facts that any text of the site states. */
export const allFactProblems = (): string[] =>
  factCheck(
    readContent().filter(({ language }) => isLanguage(language)),
    factWordsOf,
  );

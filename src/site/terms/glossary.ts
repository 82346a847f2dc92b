import { GAME_TEXTS } from '../../games/texts.ts';
import { gameCatalogue } from '../i18n/catalogues.ts';
import { LANGUAGES } from '../i18n/languages.ts';
import { lessonTexts } from '../lessons/lesson-texts.ts';
import { proseOf } from '../lessons/prose.ts';
import { ruleTexts } from '../rules/rule-texts.ts';
import { type Entry, entryOf } from './entry.ts';
import { type TermText, termProblems } from './term-problems.ts';

/** The terms of a game in every language. */
export function entriesOf(game: string): ReadonlyMap<string, ReadonlyMap<string, Entry>> {
  const terms = GAME_TEXTS.find((glossary) => glossary.game === game)?.terms ?? [];
  return new Map(
    LANGUAGES.map((language) => {
      const words = gameCatalogue(language, game);
      return [language, new Map(terms.map(({ id }) => [id, entryOf(words, id)]))] as const;
    }),
  );
}

/** The prose of every lesson and every topic of the rules. */
export const proseTexts = (game: string): TermText[] =>
  [...lessonTexts(game), ...ruleTexts(game)].map(({ language, path, text }) => ({
    language,
    path,
    name: path.split('/').slice(2).join('/'),
    text: proseOf(text),
  }));

/** Everything that is wrong with the terms in the lessons and rules of the site. */
export const allTermProblems = (): string[] =>
  GAME_TEXTS.flatMap(({ game, terms }) => termProblems(proseTexts(game), terms, entriesOf(game)));

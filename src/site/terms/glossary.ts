import { GAMES } from '../../games/list.ts';
import { wordsOfGame } from '../i18n/catalogue-files.ts';
import { LANGUAGES } from '../i18n/languages.ts';
import { lessonTexts, proseOf, ruleTexts } from '../lessons/lesson-texts.ts';
import { entryOf, type GlossaryEntry } from './entry.ts';
import type { TermText } from './term-problems.ts';

export function entriesOf(game: string): ReadonlyMap<string, ReadonlyMap<string, GlossaryEntry>> {
  const terms = GAMES.find(({ id }) => id === game)?.terms ?? [];
  return new Map(
    LANGUAGES.map((language) => {
      const words = wordsOfGame(language, game);
      return [language, new Map(terms.map(({ id }) => [id, entryOf(words, id)]))] as const;
    }),
  );
}

export const proseTexts = (game: string): TermText[] =>
  [...lessonTexts(game), ...ruleTexts(game)].map(({ language, path, text }) => ({
    language,
    path,
    name: path.split('/').slice(2).join('/'),
    text: proseOf(text),
  }));

import { findWords } from '../../core/find-words.ts';
import type { Catalogue } from '../../core/words.ts';
import { GAMES } from '../../games/list.ts';
import { wordsOfGame } from '../i18n/catalogue-files.ts';
import { LANGUAGES } from '../i18n/languages.ts';
import { lessonTexts, proseOf, ruleTexts } from '../lessons/lesson-texts.ts';
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

export interface GlossaryEntry {
  readonly word: string;
  readonly printed: readonly string[];
  readonly forms: readonly string[];
  readonly never: readonly string[];
  readonly meaning: string;
  readonly beware: string | undefined;
}

export function entryOf(words: Catalogue, id: string): GlossaryEntry {
  const glossary = words['glossary'];
  const found = typeof glossary === 'object' ? glossary[id] : undefined;
  if (typeof found !== 'object') throw new Error(`The glossary has no term “${id}”`);
  const text = (field: string): string => {
    const value = found[field];
    if (typeof value !== 'string') throw new Error(`The term “${id}” has no “${field}”`);
    return value;
  };
  return {
    word: text('word'),
    printed: listed(text('printed')),
    forms: listed(text('forms')),
    never: listed(text('never')),
    meaning: text('meaning'),
    beware: 'beware' in found ? text('beware') : undefined,
  };
}

const listed = (text: string): string[] => text.split(', ').filter(Boolean);

export const usesOf = (text: string, forms: readonly string[]): string[] =>
  findWords(text, forms, 'terms').map(({ word }) => word);

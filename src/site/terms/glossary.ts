import { findWords } from '../../core/find-words.ts';
import type { Problem } from '../../core/result.ts';
import type { Catalogue } from '../../core/words.ts';
import { GAMES } from '../../games/list.ts';
import type { Term } from '../../kit/game.ts';
import { wordsOfGame } from '../i18n/catalogue-files.ts';
import { LANGUAGES } from '../i18n/languages.ts';
import { lessonTexts, proseOf, ruleTexts } from '../lessons/lesson-texts.ts';

export function entriesOf(game: string): ReadonlyMap<string, ReadonlyMap<string, GlossaryEntry>> {
  const terms = GAMES.find(({ id }) => id === game)?.terms ?? [];
  return new Map(
    LANGUAGES.map((language) => {
      const words = wordsOfGame(language, game);
      return [language, new Map(terms.map(({ id }) => [id, entryOf(words, id)]))] as const;
    }),
  );
}

export const proseTexts = (game: string) =>
  [...lessonTexts(game), ...ruleTexts(game)].map(({ language, path, text }) => ({
    language,
    path,
    name: path.split('/').slice(2).join('/'),
    text: proseOf(text),
  }));

type GlossaryEntry = ReturnType<typeof entryOf>;

export function entryOf(words: Catalogue, id: string) {
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

type TermText = ReturnType<typeof proseTexts>[number];

/** Words of a text that are never said, and terms that one language of a text uses and another does not. */
export function termProblems(
  texts: readonly TermText[],
  terms: readonly Term[],
  entries: ReadonlyMap<string, ReadonlyMap<string, GlossaryEntry>>,
): Problem[] {
  const own = (language: string, { id }: Term): GlossaryEntry => {
    const entry = entries.get(language)?.get(id);
    if (!entry) throw new Error(`no glossary of ${language} has “${id}”`);
    return entry;
  };
  return terms.flatMap((term) => [
    ...texts.flatMap((text) => {
      const { word, never } = own(text.language, term);
      return usesOf(text.text, never).map((found) => ({
        file: text.path,
        found,
        message: `“${found}” is not our word; it is “${word}” here`,
      }));
    }),
    ...(term.named ? unnamed(texts, (text) => own(text.language, term)) : []),
  ]);
}

function unnamed(
  texts: readonly TermText[],
  entryOf: (text: TermText) => GlossaryEntry,
): Problem[] {
  const names = [...new Set(texts.map(({ name }) => name))];
  return names.flatMap((name) => {
    const siblings = texts.filter((text) => text.name === name);
    const using = siblings.filter((text) => usesOf(text.text, entryOf(text).forms).length > 0);
    const [model] = using;
    if (!model) return [];
    return siblings
      .filter((text) => !using.includes(text))
      .map((text) => {
        const message = `“${entryOf(text).word}” does not occur, but ${model.path} has “${entryOf(model).word}”`;
        return { file: text.path, message };
      });
  });
}

/** What pages are written with: the words of a language, and the addresses of pages in it. */
// Not `import.meta.env.BASE_URL`: a variable of that name in the environment would override it.
import { base } from 'astro:config/server';
import type words from '../../../content/en/site.json';
import { remembered } from '../../core/remembered.ts';
import { type Catalogue, createTranslate, type Keys, type Translate } from '../../core/words.ts';
import { putWords } from '../../device/page.ts';
import { wordsOf, wordsOfGame } from './catalogue-files.ts';
import { publishedContent } from './content-files.ts';
import { type Language, languageOf } from './languages.ts';

export const below = (path: string, address: string): string =>
  `${path.replace(/\/$/, '')}/${address}`;

export const fileAddress = (path = ''): string => below(base, path);

/** The address of a page: `pageAddress('de', 'santa-timea', 'puzzles')` is `/de/santa-timea/puzzles/`. */
export const pageAddress = (language: Language, ...parts: readonly string[]): string =>
  fileAddress([language, ...parts, ''].join('/'));

export const siteCatalogue = remembered((language: Language) => wordsOf(language, /^site\.json$/));

/** The words of one game. A ruling names a clause by `ruling.rule.<clause>` and finds it on the page of rules `ruling.at`. */
export const gameCatalogue = remembered((language: Language, game: string): Catalogue => {
  const words = wordsOfGame(language, game);
  const ruling = words['ruling'];
  if (typeof ruling !== 'object') return words;
  const at = `${pageAddress(language, game, 'rules')}#{{clause}}`;
  return { ...words, ruling: { ...ruling, at, rule: ruleNames(language, game) } };
});

const PARTS = publishedContent()
  .filter(({ name }) => /^[^/]+\/rules\//.test(name))
  .map(({ language, name, text }) => ({
    language,
    name,
    title: /^title: (.+)$/m.exec(text)?.[1] ?? '',
    clauses: Array.from(text.matchAll(/<Clause id="([^"]+)">/g), ([, id = '']) => id),
  }));

const ruleNames = (language: Language, game: string): Catalogue =>
  Object.fromEntries(
    PARTS.filter((part) => part.language === language && part.name.startsWith(`${game}/`)).flatMap(
      ({ title, clauses }) => clauses.map((id) => [id, title]),
    ),
  );

export const folderCatalogue = remembered((language: Language, game: string, folder: string) =>
  wordsOf(language, new RegExp(`^${game}/${folder}/[^/]+\\.json$`)),
);

/** The part of a catalogue that a widget uses, plural forms included: a page ships no word that it does not say. */
export function pickWords(catalogue: Catalogue, keys: readonly string[]): Catalogue {
  const wanted = (key: string) =>
    keys.some((asked) => key === asked || key.replace(/_[a-z]+$/, '') === asked);
  for (const key of keys) {
    if (!Object.keys(catalogue).some((held) => held === key || held.startsWith(`${key}_`))) {
      throw new Error(`No catalogue has the words “${key}” that a widget asks for`);
    }
  }
  return Object.fromEntries(Object.entries(catalogue).filter(([key]) => wanted(key)));
}

/** Puts words that several islands share into the page once. @param name of the island, in its game. */
export function shareWords(
  catalogue: Catalogue,
  lang: string,
  name: string,
  keys: readonly string[],
): { readonly id: string; readonly words: Catalogue } {
  const shared = { id: `words-${lang}-${name}`, words: pickWords(catalogue, keys) };
  // Islands may be rendered before `IslandWords` is.
  putWords(shared.id, shared.words);
  return shared;
}

export type SiteKey = Keys<typeof words>;

export const siteWords = remembered(
  (language: Language): Translate<SiteKey> => createTranslate(siteCatalogue(language), language),
);

type Params = Parameters<typeof languageOf>[0];

export function sitePage(params: Params) {
  const language = languageOf(params);
  return { language, t: siteWords(language) };
}

export function pageWords<T>(
  params: Params,
  game: string,
  create: (words: Catalogue, lang: string) => T,
) {
  const { language: lang, t: site } = sitePage(params);
  const catalogue = gameCatalogue(lang, game);
  return { lang, catalogue, t: create(catalogue, lang), site };
}

import type { Catalogue } from '../../core/words.ts';
import { catalogueProblems, type WordsFile } from './catalogue-problems.ts';
import { LANGUAGES, type Language } from './languages.ts';
import { pageAddress } from './paths.ts';

const FILES = import.meta.glob<Catalogue>(['/content/*/**/*.json', '!/content/*/facts.json'], {
  eager: true,
  import: 'default',
});

/** Every catalogue by language and by its path below the language's folder: `site.json`. */
export const CATALOGUES: readonly (WordsFile & { readonly name: string })[] = Object.entries(
  FILES,
).map(([path, words]) => {
  const [, language = '', name = ''] = /^\/content\/([^/]+)\/(.+)$/.exec(path) ?? [];
  return { language, name, path: path.slice(1), words };
});

/** What the languages say apart from each other. One missing file is named as a whole. */
export function allCatalogueProblems(files: typeof CATALOGUES = CATALOGUES): string[] {
  const names = [...new Set(files.map((file) => file.name))];
  return names.flatMap((name) => {
    const siblings = files.filter((file) => file.name === name);
    const missing = LANGUAGES.filter(
      (language) => !siblings.some((file) => file.language === language),
    );
    return [
      ...missing.map((language) => `content/${language}/${name}: this file is missing`),
      ...catalogueProblems(siblings),
    ];
  });
}

const problems = allCatalogueProblems();
if (problems.length > 0) {
  throw new Error(`The words of the languages differ:\n${problems.join('\n')}`);
}

/** The words of the site itself. */
export const siteCatalogue = (language: Language): Catalogue => merged(language, /^site\.json$/);

/**
 * The words of one game: all files of its folder together. Beside `ruling.clause`, which names a
 * clause, stands `ruling.at`: where the page of rules tells it.
 */
export function gameCatalogue(language: Language, game: string): Catalogue {
  const words = merged(language, new RegExp(`^${game}/[^/]+\\.json$`));
  const ruling = words['ruling'];
  if (typeof ruling !== 'object') return words;
  const at = `${pageAddress(language, game, 'rules')}#{{clause}}`;
  return { ...words, ruling: { ...ruling, at } };
}

/** The words in the files of one folder of a game, which no page needs but those that ask for it. */
export const folderCatalogue = (language: Language, game: string, folder: string): Catalogue =>
  merged(language, new RegExp(`^${game}/${folder}/[^/]+\\.json$`));

function merged(language: Language, name: RegExp): Catalogue {
  const words: Record<string, Catalogue[string]> = {};
  for (const file of CATALOGUES) {
    if (file.language !== language || !name.test(file.name)) continue;
    for (const [key, value] of Object.entries(file.words)) {
      if (key in words) throw new Error(`${file.path}: another file has the key “${key}” already`);
      words[key] = value;
    }
  }
  return words;
}

/**
 * The part of a catalogue that a widget asks for, plural forms included, so that a page ships no
 * word that it does not say.
 */
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

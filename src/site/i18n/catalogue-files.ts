import type { Problem } from '../../core/result.ts';
import type { Catalogue } from '../../core/words.ts';
import { catalogueProblems, type WordsFile } from './catalogue-problems.ts';
import { publishedContent } from './content-files.ts';
import { LANGUAGES } from './languages.ts';

// A file of its own: it reads the content as it is imported, and an import of translations writes before that.
export const CATALOGUES: readonly (WordsFile & { readonly name: string })[] = publishedContent()
  .filter(({ name }) => name.endsWith('.json'))
  .map(({ language, name, path, text }) => ({ language, name, path, words: JSON.parse(text) }));

export function allCatalogueProblems(files: typeof CATALOGUES = CATALOGUES): Problem[] {
  const names = [...new Set(files.map((file) => file.name))];
  return names.flatMap((name) => {
    const siblings = files.filter((file) => file.name === name);
    const missing = LANGUAGES.filter(
      (language) => !siblings.some((file) => file.language === language),
    );
    return [
      ...missing.map((language) => ({
        file: `content/${language}/${name}`,
        message: 'this file is missing',
      })),
      ...catalogueProblems(siblings),
    ];
  });
}

export function wordsOf(language: string, name: RegExp): Catalogue {
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

export const wordsOfGame = (language: string, game: string): Catalogue =>
  wordsOf(language, new RegExp(`^${game}/[^/]+\\.json$`));

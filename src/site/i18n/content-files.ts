import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import type { Problem } from '../../core/text-error.ts';
import type { Catalogue } from '../../core/words.ts';
import { catalogueProblems, type WordsFile } from './catalogue-problems.ts';
import { LANGUAGES } from './languages.ts';

export interface ContentFile {
  readonly language: string;
  /** Its path below the language's folder, the same in every language: `santa-timea/aid.json`. */
  readonly name: string;
  readonly path: string;
  readonly text: string;
}

const OWN = /^facts\.json$/;

const FOLDERS = ['content', 'drafts'] as const;

export const readContent = (root = process.cwd()): ContentFile[] =>
  FOLDERS.flatMap((folder) =>
    filesBelow(join(root, folder)).flatMap((file) => {
      const [, language = '', name = ''] = /^([^/]+)\/(.+)$/.exec(file) ?? [];
      if (name === '' || OWN.test(name)) return [];
      const text = readFileSync(join(root, folder, file), 'utf8');
      return [{ language, name, path: `${folder}/${file}`, text }];
    }),
  );

let published: readonly ContentFile[] | undefined;

export const publishedContent = (): readonly ContentFile[] => {
  published ??= readContent().filter((file) => !isDraft(file));
  return published;
};

/** A language whose folder is among the drafts is on no page. */
export const isDraft = ({ path }: Pick<ContentFile, 'path'>): boolean => path.startsWith('drafts/');

const filesBelow = (folder: string): string[] =>
  existsSync(folder)
    ? readdirSync(folder, { recursive: true, encoding: 'utf8' })
        .map((file) => file.split(sep).join('/'))
        .filter((file) => /\.(json|mdx)$/.test(file))
        .sort()
    : [];

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

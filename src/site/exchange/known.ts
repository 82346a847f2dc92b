import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Catalogue } from '../../core/words.ts';
import { GAMES } from '../../games/list.ts';
import type { Game } from '../../kit/game.ts';
import type { FactWords } from '../lessons/fact-problems.ts';
import { type ContentFile, isDraft, readContent } from '../segments/content.ts';
import { type Entry, entryOf } from '../terms/entry.ts';
import { MODEL } from './unit.ts';

/** The content of a working copy, read without building it. */
export interface Known {
  readonly files: readonly ContentFile[];
  readonly factWords: (language: string) => FactWords;
  /** The glossary of a game by language and term. */
  readonly entries: (texts: Game) => ReadonlyMap<string, ReadonlyMap<string, Entry>>;
}

/** @param root the folder of the repository. */
export function readKnown(root = process.cwd()): Known {
  const files = readContent(root);
  // The model first, as tools take the first language for the source.
  const languages = [...new Set([MODEL, ...files.map(({ language }) => language)])];
  const words = new Map(
    languages.map((language) => {
      const folder = files.some((file) => file.language === language && isDraft(file))
        ? 'drafts'
        : 'content';
      const text = readFileSync(join(root, folder, language, 'facts.json'), 'utf8');
      const read: FactWords = JSON.parse(text);
      return [language, read] as const;
    }),
  );
  return {
    files,
    factWords: (language) => {
      const found = words.get(language);
      if (!found) throw new Error(`${language}/facts.json: this file is missing`);
      return found;
    },
    entries: ({ id: game, terms }) =>
      new Map(
        languages.map((language) => {
          const text = files.find(
            (file) => file.language === language && file.name === `${game}/glossary.json`,
          )?.text;
          const catalogue: Catalogue = JSON.parse(text ?? '{}');
          return [language, new Map(terms.map(({ id }) => [id, entryOf(catalogue, id)]))] as const;
        }),
      ),
  };
}

/** What the texts of a file are held against; none for the words of the site itself. */
export const textsOf = (name: string): Game | undefined =>
  GAMES.find(({ id }) => name.startsWith(`${id}/`));

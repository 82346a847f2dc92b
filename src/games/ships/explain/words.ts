import type aid from '../../../../content/en/ships/aid.json';
import type pages from '../../../../content/en/ships/pages.json';
import type puzzles from '../../../../content/en/ships/puzzles.json';
import type rulings from '../../../../content/en/ships/rulings.json';
import type table from '../../../../content/en/ships/table.json';
import {
  type Catalogue,
  createTranslate as create,
  type Keys,
  type Translate as TranslateBy,
} from '../../../core/words.ts';
import type { AskedBy, OpenKey } from '../../../kit/words.ts';

export type Key = Keys<typeof aid & typeof pages & typeof puzzles & typeof rulings & typeof table>;

export type Asked = AskedBy<Key>;

/** Answers are texts that only the engine knows. */
export type Translate = TranslateBy<Key | OpenKey | `task.${Asked}.${string}`>;

export const createTranslate: (words: Catalogue, lang: string) => Translate = create;

import type aid from '../../../../content/en/turn/aid.json';
import type board from '../../../../content/en/turn/board.json';
import type pages from '../../../../content/en/turn/pages.json';
import type puzzles from '../../../../content/en/turn/puzzles.json';
import type rulings from '../../../../content/en/turn/rulings.json';
import {
  type Catalogue,
  createTranslate as create,
  type Keys,
  type Translate as TranslateBy,
} from '../../../core/words.ts';
import type { OpenKey } from '../../../kit/words.ts';

export type Key = Keys<typeof aid & typeof board & typeof pages & typeof puzzles & typeof rulings>;

export type Translate = TranslateBy<Key | OpenKey>;

export const createTranslate: (words: Catalogue, lang: string) => Translate = create;

import type aid from '../../../../content/en/santa-timea/aid.json';
import type coach from '../../../../content/en/santa-timea/coach.json';
import type daily from '../../../../content/en/santa-timea/daily.json';
import type deal from '../../../../content/en/santa-timea/deal.json';
import type desk from '../../../../content/en/santa-timea/desk.json';
import type firstRound from '../../../../content/en/santa-timea/first-round.json';
import type game from '../../../../content/en/santa-timea/game.json';
import type judge from '../../../../content/en/santa-timea/judge.json';
import type judgeTable from '../../../../content/en/santa-timea/judge-table.json';
import type minute from '../../../../content/en/santa-timea/minute.json';
import type pages from '../../../../content/en/santa-timea/pages.json';
import type play from '../../../../content/en/santa-timea/play.json';
import type practice from '../../../../content/en/santa-timea/practice.json';
import type puzzles from '../../../../content/en/santa-timea/puzzles.json';
import type readings from '../../../../content/en/santa-timea/readings.json';
import type rulings from '../../../../content/en/santa-timea/rulings.json';
import type tasks from '../../../../content/en/santa-timea/tasks.json';
import type trainer from '../../../../content/en/santa-timea/trainer.json';
import type widgets from '../../../../content/en/santa-timea/widgets.json';
import type yourBook from '../../../../content/en/santa-timea/your-book.json';
import {
  type Catalogue,
  createTranslate as create,
  type Keys,
  type Translate as TranslateBy,
} from '../../../core/words.ts';
import type { AskedBy, OpenKey } from '../../../kit/game.ts';

/** The keys of this game's words: every language has those of English. */
export type Key = Keys<
  typeof aid &
    typeof judgeTable &
    typeof coach &
    typeof daily &
    typeof deal &
    typeof desk &
    typeof firstRound &
    typeof game &
    typeof judge &
    typeof minute &
    typeof pages &
    typeof play &
    typeof practice &
    typeof puzzles &
    typeof readings &
    typeof rulings &
    typeof tasks &
    typeof trainer &
    typeof widgets &
    typeof yourBook
>;

export type Asked = AskedBy<Key>;

/** What is said of a place by its number, and of an answer to an open point. */
type Placed =
  `${'daily.figures.try' | 'play.place' | 'row.place' | 'row.wrong' | 'judge-table.place'}.${number}`;

export type Translate = TranslateBy<
  Key | OpenKey | Placed | `${'dispute' | 'foreign'}.${string}.${string}`
>;

export const createTranslate: (words: Catalogue, lang: string) => Translate = create;

/** The words for cards and who holds them, which every table needs. */
export const CARD_WORDS = ['player', 'wind', 'letter', 'blows', 'card', 'damage'] as const;

/** Those for a trick that is ruled. */
export const TRICK_WORDS = [
  ...CARD_WORDS,
  'under',
  'worth',
  'outcome',
  'step',
  'ruling',
  'table',
  'sea',
] as const;

import {
  type Catalogue,
  createTranslate as create,
  type Keys,
  type Translate as TranslateBy,
} from '../../../core/words.ts';
import type { AskedBy, OpenKey } from '../../../kit/game.ts';

/** The keys of this game's words: every language has those of English. */
export type Key = Keys<
  typeof import('../../../../content/en/santa-timea/aid.json') &
    typeof import('../../../../content/en/santa-timea/judge-table.json') &
    typeof import('../../../../content/en/santa-timea/coach.json') &
    typeof import('../../../../content/en/santa-timea/daily.json') &
    typeof import('../../../../content/en/santa-timea/deal.json') &
    typeof import('../../../../content/en/santa-timea/desk.json') &
    typeof import('../../../../content/en/santa-timea/first-round.json') &
    typeof import('../../../../content/en/santa-timea/game.json') &
    typeof import('../../../../content/en/santa-timea/judge.json') &
    typeof import('../../../../content/en/santa-timea/minute.json') &
    typeof import('../../../../content/en/santa-timea/pages.json') &
    typeof import('../../../../content/en/santa-timea/play.json') &
    typeof import('../../../../content/en/santa-timea/practice.json') &
    typeof import('../../../../content/en/santa-timea/puzzles.json') &
    typeof import('../../../../content/en/santa-timea/readings.json') &
    typeof import('../../../../content/en/santa-timea/rulings.json') &
    typeof import('../../../../content/en/santa-timea/tasks.json') &
    typeof import('../../../../content/en/santa-timea/trainer.json') &
    typeof import('../../../../content/en/santa-timea/widgets.json') &
    typeof import('../../../../content/en/santa-timea/your-book.json')
>;

export type Asked = AskedBy<Key>;

/** What is said of a place by its number, and of an answer to an open point. */
type Placed = `${'play.place' | 'row.place' | 'row.wrong' | 'judge-table.place'}.${number}`;

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

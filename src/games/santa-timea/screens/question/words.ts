import type { Catalogue } from '../../../../core/words.ts';
import type { Translate } from '../../explain/words.ts';
import { translateFrom } from '../../tables/shared/late-words.ts';

/** The words of a question, by top-level key; what is said to answers comes with them. */
export const questionWords = ['attempt', 'letter', 'blows', 'damage', 'ruling', 'walk'] as const;

/** The words of the puzzle of the day, before it is answered. */
export const dailyWords = [...questionWords, 'scene', 'band', 'daily'] as const;

/** The words of an exam. */
export const examWords = [...questionWords, 'scene', 'exam'] as const;

/** The words of practice; what is said of puzzles is loaded with them. */
export const practiceWords = [...questionWords, 'scene', 'band', 'practice'] as const;

/** Of the words of the table, those for a table that nobody changes. */
export function tableWords(catalogue: Catalogue): Catalogue {
  return {
    ...some(catalogue, 'table', ['led', 'out', 'takes', 'leads', 'carried']),
    ...some(catalogue, 'sea', ['full', 'calm', 'closer', 'compass', 'covered', 'close']),
  };
}

function some(catalogue: Catalogue, key: string, wanted: readonly string[]): Catalogue {
  const all = catalogue[key];
  const entries = typeof all === 'object' ? Object.entries(all) : [];
  return { [key]: Object.fromEntries(entries.filter(([name]) => wanted.includes(name))) };
}

/** What is said to answers: three files for every language. */
const REPLIES = import.meta.glob<Catalogue>('/content/*/santa-timea/{rulings,tasks,puzzles}.json', {
  import: 'default',
});

/** All that may be said to an answer. */
export const replyTranslate = (own: Catalogue, lang: string): Promise<Translate> =>
  translateFrom(REPLIES, own, lang);

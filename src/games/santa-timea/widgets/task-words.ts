import type { Catalogue } from '../../../core/words.ts';

/** The words of a step, by top-level key; what is said to answers comes with the task. */
export const taskStepWords = ['attempt', 'letter', 'blows', 'damage', 'ruling'] as const;

/** The words of an exam, which also draws what lessons come with. */
export const examWords = [...taskStepWords, 'scene', 'exam'] as const;

/** The words of the puzzle of the day, before it is answered. */
export const dailyWords = [...taskStepWords, 'scene', 'walk', 'band', 'daily'] as const;

/** Of the words of the table, those for a table that nobody changes. */
export function tableWords(catalogue: Catalogue): Catalogue {
  const all = catalogue['table'];
  const wanted = ['led', 'out', 'takes', 'leads', 'carried'];
  const entries = typeof all === 'object' ? Object.entries(all) : [];
  return { table: Object.fromEntries(entries.filter(([key]) => wanted.includes(key))) };
}

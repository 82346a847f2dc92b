import type { Catalogue } from '../../../../core/words.ts';

/** The words of a step, by top-level key; what is said to answers comes with the task. */
export const taskStepWords = ['attempt', 'letter', 'blows', 'damage', 'ruling'] as const;

/** The words of the puzzle of the day, before it is answered. */
export const dailyWords = [...taskStepWords, 'scene', 'walk', 'band', 'daily'] as const;

/** The words of an exam, by top-level key; of some more it needs only a part. */
export const examWords = ['letter', 'blows', 'damage', 'ruling', 'scene', 'exam'] as const;

/** Of the words of a step, those for an exam: it has one try and no next step. */
export function examAttemptWords(catalogue: Catalogue): Catalogue {
  return some(catalogue, 'attempt', ['you', 'your-card', 'right', 'also', 'tried', 'not-kept']);
}

/** Of the words of the table, those for a table that nobody changes. */
export function tableWords(catalogue: Catalogue): Catalogue {
  return {
    ...some(catalogue, 'table', ['led', 'out', 'takes', 'leads', 'carried']),
    ...some(catalogue, 'sea', ['full', 'calm']),
  };
}

function some(catalogue: Catalogue, key: string, wanted: readonly string[]): Catalogue {
  const all = catalogue[key];
  const entries = typeof all === 'object' ? Object.entries(all) : [];
  return { [key]: Object.fromEntries(entries.filter(([name]) => wanted.includes(name))) };
}

/** The words of a step, by top-level key; what is said to answers comes with the task. */
export const taskStepWords = ['attempt', 'letter', 'blows', 'damage', 'table', 'ruling'] as const;

/** The words of an exam. */
export const examWords = [...taskStepWords, 'exam'] as const;

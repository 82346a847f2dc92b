import type { Translate } from './words.ts';

/** What is wrong with a step of the course or with an exam, as far as it needs saying. */
export interface StepError {
  readonly code: string;
  readonly found?: string;
  /** What the task is about, where it claims something else. */
  readonly clauses?: string;
  /** Where the task is wrong; absent where it is the step as a whole. */
  readonly line?: number;
  readonly column?: number;
}

/** What can be wrong with a step of any game. */
const OF_STEPS: readonly string[] = ['bad-step', 'no-clauses', 'unknown-clause', 'untrue-clause'];

/**
 * How a game says what is wrong with a step.
 * @param codes what else has words in `claim-error`.
 * @param sayPosition says all else, which is wrong with the position of the step.
 */
export const stepErrorsOf =
  <T extends Translate<`claim-error.${string}`>>(
    codes: readonly string[],
    sayPosition: (error: StepError, t: T) => string,
  ): ((error: StepError, t: T) => string) =>
  (error, t) => {
    if (!OF_STEPS.includes(error.code) && !codes.includes(error.code)) {
      return sayPosition(error, t);
    }
    const { found = '', clauses = '' } = error;
    return t(`claim-error.${error.code}`, { found, clauses });
  };

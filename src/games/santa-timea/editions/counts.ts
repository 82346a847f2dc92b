import type { Question, Reading } from '../rules/readings.ts';
import type { Finding } from './compare/compare.ts';
import findings from './counts.json' with { type: 'json' };

/**
 * How often each other answer to a question changes an outcome, by itself: what
 * `npm run -s compare -- --all --json` found. A test counts again.
 */
export const COUNTS = findings as readonly Finding[];

/** What was counted for one answer, where it changes something. */
export const countsOf = (question: Question, answer: Reading[Question]): readonly Finding[] =>
  COUNTS.filter(
    (finding) => finding.question === question && finding.b === answer && finding.different > 0,
  );

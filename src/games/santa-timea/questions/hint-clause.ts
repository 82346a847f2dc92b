import type { ClauseId } from '../rules/clauses.ts';
import { QUESTIONS, type TimeaQuestion } from './index.ts';

const BY_SURPRISE: readonly ClauseId[] = [
  'A2',
  'A1b',
  'A1',
  'P6',
  'P5',
  'A16',
  'X3',
  'P1',
  'X1',
  'V6',
  'V4',
  'V3',
  'V2',
  'V1',
  'A10',
  'B8',
  'B5',
  'A9',
  'R6',
  'R7',
  'R3',
  'R2',
  'R4',
];

export function hintOf(question: TimeaQuestion): string {
  if ('ending' in question) return 'T4';
  const about = QUESTIONS.clausesOf(question);
  const [any] = about;
  const hint = BY_SURPRISE.find((clause) => about.has(clause)) ?? any;
  if (!hint) throw new Error('A question without a clause');
  return hint;
}

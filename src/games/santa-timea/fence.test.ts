import { expect, it } from 'vitest';
import { saysKeys } from '../../core/test-kit.ts';
import { readCourseMeta } from '../../kit/lesson/fence.ts';
import { readFence } from './fence.ts';

/** What is wrong with a fence; null if it can be shown. */
function problem(source: string, meta: string) {
  const read = readFence(source, meta, t);
  return read.ok ? null : read.error;
}

const t = saysKeys((key, params) => [key, ...Object.values(params ?? {})].join(' '));

it.each([
  ['trick E3: E5 N11 S10', ''],
  ['trick E3: E5 N11 S10', 'predict'],
  ['score N1 / S1', ''],
  ['score N1 / S1', 'played first-round'],
])('takes %s %s', (source, meta) => {
  expect(problem(source, meta)).toBeNull();
});

it('says where a position is wrong', () => {
  expect(problem('trick E3:\n  E5 N15', '')).toEqual({
    line: 2,
    column: 6,
    message: 'error.bad-rank N15',
    found: 'N15',
  });
});

it('refuses what no widget shows', () => {
  expect(problem('hand N1 P', '')?.message).toBe('fence.not-shown hand');
  expect(problem('round N2: N5 E10', '')?.message).toBe('fence.not-shown round');
});

it('refuses words it does not know behind the language', () => {
  expect(problem('trick E3: E5 N11', 'prdict')?.message).toContain('fence.unknown-meta');
  expect(problem('score N1 / S1', 'predict')?.message).toContain('fence.unknown-meta');
  expect(problem('score N1 / S1', 'still')?.message).toContain('fence.unknown-meta');
});

const TASK = 'taker in trick E3: E5 N11';
const EXAM = `T4 V1 | ${TASK}\n\nP4 | open in hand N1 P`;

it.each([
  [TASK, 'task who-takes T4 V1 V3 V4', { kind: 'task', step: 'who-takes' }],
  [`${TASK}\nleader in trick E3: E5 N11`, 'task who T4', { kind: 'task', step: 'who' }],
  [EXAM, 'exam', { kind: 'exam' }],
  ['game seed 7 seats 3', 'play first-round O2 R1', { kind: 'play', step: 'first-round' }],
])('takes fences of the course: %s', (source, meta, fence) => {
  expect(problem(source, meta)).toBeNull();
  expect(readCourseMeta(meta)).toMatchObject(fence);
});

it.each([
  [TASK, 'task', 0, 'claim-error.bad-step'],
  [TASK, 'task who', 0, 'claim-error.no-clauses'],
  [TASK, 'task who T4 T99', 0, 'claim-error.unknown-clause T99'],
  [TASK, 'task who T4 X3', 0, 'claim-error.untrue-clause X3'],
  [`${TASK}\ntaker in trick E3: E5 N15`, 'task who T4', 2, 'error.bad-rank N15'],
  [EXAM.replace('P4', 'P5'), 'exam', 3, 'claim-error.untrue-clause P5'],
  ['game seed 7 seats 3', 'play first-round T99', 0, 'claim-error.unknown-clause T99'],
  ['row N2 S1', 'play first-round R1', 1, 'error.unknown-kind row'],
])('says what is wrong with %j as %s, on line %i', (source, meta, line, said) => {
  const error = problem(source, meta);
  expect(error?.line).toBe(line);
  expect(error?.message).toContain(said);
});

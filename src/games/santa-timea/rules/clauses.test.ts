import { expect, it } from 'vitest';
import { CLAUSES, NOT_ACTED_ON } from './clauses.ts';

it('[C1] [C6] [A8] [A11] only clauses are excepted from what is taught, each with its reason', () => {
  const ids: readonly string[] = CLAUSES;
  expect(Object.keys(NOT_ACTED_ON).filter((id) => !ids.includes(id))).toEqual([]);
  expect(Object.values(NOT_ACTED_ON).filter((reason) => reason.length < 10)).toEqual([]);
  expect(new Set(ids).size).toBe(ids.length);
});

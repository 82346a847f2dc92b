import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type CourseProgress, courseRecord, examAnswers, isDone } from './course.ts';
import { testRecord } from './test-kit.ts';

const kind = courseRecord('game');

const time = fc.nat(5);
const answer = fc.record({ at: time, right: fc.boolean() });
const id = fc.constantFrom('a', 'b', 'c');
const options = { noNullPrototype: true };
const progress: fc.Arbitrary<CourseProgress> = fc.record({
  steps: fc.dictionary(id, fc.dictionary(id, time, options), options),
  exam: fc.record({ since: time, answers: fc.dictionary(id, answer, options) }),
});

describe('progress in a course', () => {
  testRecord(kind, progress);

  it('never loses a step by merging', () => {
    const a = { ...kind.empty, steps: { one: { first: 3 } } };
    const b = { ...kind.empty, steps: { one: { first: 2, second: 4 }, two: { first: 1 } } };
    const both = kind.merge(a, b);
    expect(both.steps).toEqual({ one: { first: 2, second: 4 }, two: { first: 1 } });
    expect(kind.count(both)).toBe(3);
    expect([isDone(both, 'one', 'second'), isDone(both, 'two', 'second')]).toEqual([true, false]);
  });

  it.each([
    [null],
    [{ steps: {} }],
    [{ steps: [], exam: { since: 0, answers: {} } }],
    [{ steps: { a: { b: -1 } }, exam: { since: 0, answers: {} } }],
    [{ steps: {}, exam: { since: 'now', answers: {} } }],
    [{ steps: {}, exam: { since: 0, answers: { a: { at: 1 } } } }],
  ])('refuses %j', (data) => {
    expect(kind.read(data)).toBeNull();
  });

  it('forgets the answers of an earlier exam', () => {
    const answers = { a: { at: 1, right: true }, b: { at: 2, right: false } };
    expect(examAnswers({ steps: {}, exam: { since: 2, answers } })).toEqual(
      new Map([['b', false]]),
    );
  });
});

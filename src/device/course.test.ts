import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { testRecord } from '../../tests/device-kit.ts';
import { keepQuestion } from '../kit/question/keep-question.ts';
import {
  type CourseProgress,
  comesAgain,
  courseRecord,
  examAnswers,
  isDone,
  lessonState,
  missOf,
  nextStep,
  openMisses,
} from './course.ts';
import { openRecord } from './record.ts';

const kind = courseRecord('game');

const time = fc.nat(5);
const answer = fc.record({ at: time, right: fc.boolean() });
const id = fc.constantFrom('a', 'b', 'c');
const options = { noNullPrototype: true };
const progress: fc.Arbitrary<CourseProgress> = fc.record({
  steps: fc.dictionary(id, time, options),
  exam: fc.record({ since: time, answers: fc.dictionary(id, answer, options) }),
  misses: fc.dictionary(id, answer, options),
});

describe('progress in a course', () => {
  testRecord(kind, progress);

  it('never loses a step by merging', () => {
    const a = { ...kind.empty, steps: { first: 3 } };
    const b = { ...kind.empty, steps: { first: 2, second: 4 } };
    const both = kind.merge(a, b);
    expect(both.steps).toEqual({ first: 2, second: 4 });
    expect(kind.count(both)).toBe(2);
    expect([isDone(both, 'second'), isDone(both, 'third')]).toEqual([true, false]);
  });

  it.each([
    [{ steps: [], exam: { since: 0, answers: {} }, misses: {} }],
    [{ steps: { a: -1 }, exam: { since: 0, answers: {} }, misses: {} }],
    [{ steps: {}, exam: { since: 'now', answers: {} }, misses: {} }],
    [{ steps: {}, exam: { since: 0, answers: { a: { at: 1 } } }, misses: {} }],
  ])('refuses %j', (data) => {
    expect(kind.read(data)).toBeNull();
  });

  it('goes on after the last step done, at the first that is left, then at the exam, then nowhere', () => {
    const course = [
      { lesson: 'one', steps: ['a', 'b', 'z'], exam: 0 },
      { lesson: 'two', steps: ['c'], exam: 0 },
      { lesson: 'exam', steps: [], exam: 1 },
    ];
    const at = (steps: CourseProgress['steps'], exam = kind.empty.exam) => {
      const next = nextStep(course, { ...kind.empty, steps, exam });
      return next && [next.courseLesson.lesson, next.step, next.number];
    };
    expect(at({})).toEqual(['one', 'a', 1]);
    expect(at({ a: 1, c: 1 })).toEqual(['one', 'b', 2]);
    expect(at({ c: 1 })).toEqual(['one', 'a', 1]);
    expect(at({ b: 1 })).toEqual(['one', 'z', 3]);
    const all = { a: 1, b: 1, c: 1, z: 1 };
    expect(at(all)).toEqual(['exam', undefined, 0]);
    const sat = (at: number, right: boolean) => ({ since: 0, answers: { q: { at, right } } });
    expect(at(all, sat(1, true))).toBeUndefined();
    expect(at({}, sat(1, false))).toEqual(['exam', undefined, 0]);
    expect(at({ a: 2 }, sat(1, false))).toEqual(['one', 'b', 2]);
    expect(at({}, sat(1, true))).toEqual(['one', 'a', 1]);
  });

  it('goes on where somebody began who did not begin at the start', () => {
    const course = ['one', 'two', 'three'].map((lesson) => ({
      lesson,
      steps: [`${lesson}-a`, `${lesson}-b`],
      exam: 0,
    }));
    const at = (steps: CourseProgress['steps']) =>
      nextStep(course, { ...kind.empty, steps })?.courseLesson.lesson;
    expect(at({ 'two-a': 1 })).toBe('two');
    expect(at({ 'two-a': 1, 'two-b': 2 })).toBe('three');
    expect(at({ 'two-a': 1, 'two-b': 2, 'three-a': 3, 'three-b': 4 })).toBe('one');
    expect(at({ 'two-a': 1, 'two-b': 2, 'one-a': 3 })).toBe('one');
  });

  it('remembers mistakes until they are put right, the last one first', () => {
    const misses = {
      old: { at: 1, right: false },
      new: { at: 3, right: false },
      mended: { at: 4, right: true },
      [missOf('a')]: { at: 5, right: false },
    };
    expect(openMisses({ ...kind.empty, misses })).toEqual(['new', 'old']);
    expect(kind.read({ ...kind.empty, misses: { a: 1 } })).toBeNull();
  });

  it('a step that was missed comes again on every visit until it is right at once', () => {
    vi.stubGlobal('dispatchEvent', () => true);
    const again = (isAgain: boolean, ...given: readonly boolean[]) => {
      const keeper = keepQuestion({ step: { game: 'game', step: 'a', isAgain } });
      for (const isRight of given) keeper?.keep({ code: '', label: '' }, isRight);
      return comesAgain(openRecord(kind).get(), 'a');
    };
    expect([again(false, false, true), again(true, false, true)]).toEqual([true, true]);
    expect([again(true, true), again(false, false), again(false, true)]).toEqual([
      false,
      true,
      false,
    ]);
  });

  it('forgets the answers of an earlier exam', () => {
    const answers = { a: { at: 1, right: true }, b: { at: 2, right: false } };
    const progress = { ...kind.empty, exam: { since: 2, answers } };
    expect(examAnswers(progress)).toEqual(new Map([['b', false]]));
    const before = { ...progress, exam: { since: 1, answers } };
    const exam = { lesson: 'exam', steps: [], exam: 3 };
    expect([before, progress].map((at) => lessonState(exam, at).done)).toEqual([1, 0]);
  });
});

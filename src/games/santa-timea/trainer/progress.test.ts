import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { testRecord } from '../../../../tests/device-kit.ts';
import { progressRecord } from './progress.ts';

const { empty, merge, read } = progressRecord;

const skill = fc.record({
  last: fc.nat(5),
  stability: fc.double({ min: 0.001, max: 36_500, noNaN: true }),
  difficulty: fc.double({ min: 1, max: 10, noNaN: true }),
  answers: fc.nat(5),
});
const tally = fc.nat(3).chain((answers) =>
  fc.record({
    answers: fc.constant(answers),
    right: fc.nat(answers),
    tenths: fc.array(fc.nat(600), { maxLength: 3 }),
  }),
);
const kind = fc.constantFrom('share', 'take');
const day = fc.nat(40).map((count) => new Date(count * 86_400_000).toISOString().slice(0, 10));
const progress = fc.record({
  skills: fc.dictionary(fc.constantFrom('a', 'b'), skill, { noNullPrototype: true }),
  days: fc
    .dictionary(day, fc.dictionary(kind, tally, { noNullPrototype: true }), {
      noNullPrototype: true,
      maxKeys: 40,
    })
    .map((days) => merge(empty, { skills: {}, days }).days),
});

testRecord(progressRecord, progress);

it('merging keeps the latest of every skill and thirty days', () => {
  const memory = { last: 1, stability: 9, difficulty: 5, answers: 9 };
  const later = { last: 2, stability: 1, difficulty: 5, answers: 1 };
  const merged = merge(
    { skills: { a: memory }, days: {} },
    { skills: { a: later, b: memory }, days: {} },
  );
  expect(merged.skills).toEqual({ a: later, b: memory });
  const days = Object.fromEntries(
    Array.from({ length: 40 }, (_, index) => [`2026-01-${10 + index}`, {}]),
  );
  expect(Object.keys(merge(empty, { skills: {}, days }).days)).toHaveLength(30);
});

describe('reading progress', () => {
  const memory = { last: 1, stability: 9, difficulty: 5, answers: 9 };
  const counts = { answers: 2, right: 1, tenths: [20] };
  it.each([
    [null],
    [{ skills: [], days: {} }],
    [{ skills: { a: { ...memory, last: -1 } }, days: {} }],
    [{ skills: { a: { ...memory, stability: 0 } }, days: {} }],
    [{ skills: { a: { ...memory, answers: 1.5 } }, days: {} }],
    [{ skills: {}, days: { tomorrow: {} } }],
    [{ skills: {}, days: { '2026-01-01': { take: { ...counts, right: 3 } } } }],
    [{ skills: {}, days: { '2026-01-01': { take: { ...counts, tenths: ['1'] } } } }],
  ])('refuses %j', (data) => {
    expect(read(data)).toBeNull();
  });

  it('survives anything', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (data) => {
        const value = read(data) ?? empty;
        expect(merge(value, empty)).toEqual(merge(empty, value));
      }),
    );
  });
});

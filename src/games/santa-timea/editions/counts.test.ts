/** The counts that the desk shows are those that the enumeration finds. */
import { describe, expect, it } from 'vitest';
import { QUESTIONS, type Question, readingOf } from '../rules/readings.ts';
import { compareReadings, type Finding } from './compare/compare.ts';
import { multisets } from './compare/multisets.ts';
import { orders } from './compare/scorings.ts';
import { COUNTS, countsOf } from './counts.ts';

const HOUSE = readingOf('house');
const QUESTIONS_ASKED = Object.keys(QUESTIONS) as Question[];

function counted(question: Question): Finding[] {
  const others = QUESTIONS[question].answers.filter((answer) => answer !== HOUSE[question]);
  return others.flatMap((answer) =>
    [...compareReadings(HOUSE, { ...HOUSE, [question]: answer })].flatMap((step) =>
      'finding' in step ? [step.finding] : [],
    ),
  );
}

describe('what changes with one answer', () => {
  it.each(QUESTIONS_ASKED)('%s is counted as told', { timeout: 600_000 }, (question) => {
    expect(counted(question)).toEqual(COUNTS.filter((finding) => finding.question === question));
  });

  it.each(QUESTIONS_ASKED)('%s changes something for each of its answers', (question) => {
    const others = QUESTIONS[question].answers.filter((answer) => answer !== HOUSE[question]);
    expect(others.filter((answer) => countsOf(question, answer).length === 0)).toEqual([]);
  });
});

describe('the spaces', () => {
  it('[R7] hold every order of two to five players', () => {
    expect([2, 3, 4, 5].map((seats) => orders(seats).length)).toEqual([3, 13, 75, 541]);
  });

  it('count every choice with repetition as often as it can be laid', () => {
    const chosen = [...multisets(13, 5)];
    expect(chosen.length).toBe(6188);
    expect(chosen.reduce((sum, { ways }) => sum + ways, 0)).toBe(13 ** 5);
  });
});

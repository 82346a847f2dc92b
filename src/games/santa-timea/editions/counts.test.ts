/** The counts that the desk shows are those that the enumeration finds. */
import { describe, expect, it } from 'vitest';
import { createRandom } from '../../../core/random.ts';
import { parsePosition } from '../notation/position.ts';
import { QUESTIONS, type Question, readingOf } from '../rules/readings.ts';
import { codeOf, DECK } from '../twin/cards.ts';
import { judge } from '../twin/trick.ts';
import { type Book, bookOf } from '../twin/worth.ts';
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
    // All tricks of five take minutes; they are sampled below.
    const told = COUNTS.filter((finding) => finding.question === question && finding.seats !== 5);
    expect(counted(question)).toEqual(told);
  });

  it.each(COUNTS.filter(({ seats }) => seats === 5))(
    '$question of five players is as frequent among seeded tricks as told',
    ({ question, b, cases, different, smallest }) => {
      const books = [HOUSE, { ...HOUSE, [question]: b }].map(bookOf) as [Book, Book];
      const isDifferent = (plays: Uint8Array) =>
        judge(books[0], 0, plays, 0, 5) !== judge(books[1], 0, plays, 0, 5);
      const tricks = 1_000_000;
      let found = 0;
      const random = createRandom(5);
      const deck = Uint8Array.from({ length: DECK }, (_, code) => code);
      for (let trick = 0; trick < tricks; trick++) {
        // The first five of a shuffle that goes on from the last.
        for (let place = 0; place < 5; place++) {
          const other = place + random(DECK - place);
          [deck[place], deck[other]] = [deck[other] as number, deck[place] as number];
        }
        if (isDifferent(deck)) found += 1;
      }
      const expected = (tricks * different) / cases;
      expect(Math.abs(found - expected)).toBeLessThan(5 * Math.sqrt(expected) + 1);
      const parsed = parsePosition(smallest ?? '');
      const plays = parsed.ok && parsed.value.kind === 'trick' ? parsed.value.trick.plays : [];
      expect(isDifferent(Uint8Array.from(plays, codeOf))).toBe(true);
    },
  );

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

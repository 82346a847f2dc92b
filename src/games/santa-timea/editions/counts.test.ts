/** The counts that the desk shows are those that the enumeration finds. */
import { describe, expect, it } from 'vitest';
import { createRandom } from '../../../core/random.ts';
import { parsePosition } from '../notation/position.ts';
import { QUESTIONS, type Question, readingOf } from '../rules/readings.ts';
import { codeOf, DECK } from '../simulator/cards.ts';
import { judge } from '../simulator/trick.ts';
import { type Book, bookOf } from '../simulator/worth.ts';
import { compareReadings, type Finding } from './compare/compare.ts';
import { multisets } from './compare/multisets.ts';
import { orders } from './compare/scorings.ts';
import { COUNTS, countsOf } from './counts.ts';

const HOUSE = readingOf('house');
const QUESTIONS_ASKED = Object.keys(QUESTIONS) as Question[];

const toldOf = (question: Question): readonly Finding[] =>
  COUNTS.filter((finding) => finding.question === question);

/** Those on which a trick depends. */
const TRICK_QUESTIONS = QUESTIONS_ASKED.filter((question) =>
  toldOf(question).some(({ domain }) => domain === 'tricks'),
);

/** @param players up to how many tricks are enumerated. */
function counted(question: Question, players: number): Finding[] {
  const others = QUESTIONS[question].answers.filter((answer) => answer !== HOUSE[question]);
  return others.flatMap((answer) =>
    [...compareReadings(HOUSE, { ...HOUSE, [question]: answer }, players)].flatMap((step) =>
      'finding' in step ? [step.finding] : [],
    ),
  );
}

describe('what changes with one answer', () => {
  // All tricks of four take seconds, those of five minutes; they are sampled below.
  it.each(QUESTIONS_ASKED)('%s is counted as told, tricks of up to three players', (question) => {
    const told = toldOf(question).filter(({ seats = 0 }) => seats <= 3);
    expect(counted(question, 3)).toEqual(told);
  });

  it.each(TRICK_QUESTIONS)('%s is counted as told, all tricks', { tags: 'all' }, (question) => {
    expect(counted(question, 5)).toEqual(toldOf(question));
  });

  it.each(COUNTS.filter(({ seats = 0 }) => seats > 3))(
    '$question of $seats players is as frequent among seeded tricks as told',
    ({ question, seats = 0, b, cases, different, smallest }) => {
      const books = [HOUSE, { ...HOUSE, [question]: b }].map(bookOf) as [Book, Book];
      const isDifferent = (plays: Uint8Array) =>
        judge(books[0], 0, plays, 0, seats) !== judge(books[1], 0, plays, 0, seats);
      const tricks = 1_000_000;
      let found = 0;
      const random = createRandom(5);
      const deck = Uint8Array.from({ length: DECK }, (_, code) => code);
      for (let trick = 0; trick < tricks; trick++) {
        // The first cards of a shuffle that goes on from the last.
        for (let place = 0; place < seats; place++) {
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

import { describe, expect, it } from 'vitest';
import rulings from '../../../../../content/en/santa-timea/rulings.json' with { type: 'json' };
import tasks from '../../../../../content/en/santa-timea/tasks.json' with { type: 'json' };
import { createRandom } from '../../../../core/random.ts';
import { createTranslate } from '../../explain/words.ts';
import { solveEnding } from '../ending/play-out.ts';
import { QUESTIONS } from '../index.ts';
import { SEATS } from '../making.ts';
import { candidate, question } from '../test-kit.ts';

const { answersOf, make, parse } = QUESTIONS;

const ENDING = 'in ending N3: E1 / E2';

it('[R4] asks for a card that leaves no more damage than the limit', () => {
  const t = createTranslate({ ...rulings, ...tasks }, 'en');
  expect(QUESTIONS.tell(question(`at-most 2 ${ENDING}`), t, 'en').question).toBe(
    'All cards are face up. Which card leaves you with 2 damage or less in the end, whatever the others do?',
  );
});

it.each([
  ['2', []],
  ['3', ['E1']],
  ['12', ['E1']],
])('[R4] the card that takes the three keeps within %s or it does not', (most, right) => {
  const text = `at-most ${most} ${ENDING}`;
  expect(make(question(text))).toBe(text);
  expect(answersOf(question(text)).right).toEqual(right);
});

it.each(['100', '2x', '-1', '1 2'])('%s is no limit', (most) => {
  expect(parse(`at-most ${most} ${ENDING}`)).toMatchObject({
    ok: false,
    error: { code: 'no-task', column: 9 },
  });
});

describe('the limit of one that is made', () => {
  /** Limits as they are made, each with the damage that the cards of the hand are sure not to exceed. */
  const made = () =>
    SEATS.flatMap((seats) => {
      const random = createRandom(seats);
      return Array.from({ length: 40 }, () => candidate('at-most', seats, 'house', random));
    }).flatMap((task) => {
      if (task.ask !== 'at-most') return [];
      const sure = solveEnding(task.ending).map(({ damage }) => damage);
      const highest = Math.max(...sure);
      const between = sure.filter((damage) => damage > 0 && damage < highest);
      return [{ most: task.most, sure, highest, between }];
    });

  it('[R4] is what some card is sure of', () => {
    for (const { most, sure } of made()) expect(sure).toContain(most);
  });

  it('[R4] allows some damage and rules some card out, if two cards that cost something differ', () => {
    const differing = made().filter(({ between }) => between.length > 0);
    expect(differing.length).toBeGreaterThan(20);
    for (const { most, highest } of differing) {
      expect(most).toBeGreaterThan(0);
      expect(most).toBeLessThan(highest);
    }
  });

  it('[R4] rules no card out where they do not', () => {
    const alike = made().filter(({ between }) => between.length === 0);
    expect(alike.some(({ sure }) => new Set(sure).size > 1)).toBe(true);
    for (const { most, highest } of alike) expect(most).toBe(highest);
  });

  it('[R4] may be that of any card, not only of the first', () => {
    expect(made().map(({ most, between }) => between.indexOf(most))).toContain(1);
  });
});

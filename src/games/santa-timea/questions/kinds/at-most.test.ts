import { expect, it } from 'vitest';
import rulings from '../../../../../content/en/santa-timea/rulings.json' with { type: 'json' };
import tasks from '../../../../../content/en/santa-timea/tasks.json' with { type: 'json' };
import { createTranslate } from '../../explain/words.ts';
import { QUESTIONS } from '../index.ts';
import { question } from '../test-kit.ts';

const { answersOf, make, parse } = QUESTIONS;

const ENDING = 'in ending N3: E1 / E2';

it('[R4] asks for a card that leaves no more damage than the limit', () => {
  const t = createTranslate({ ...rulings, ...tasks }, 'en');
  expect(QUESTIONS.view(question(`at-most 2 ${ENDING}`), t, 'en').question).toBe(
    'All cards are face up. Which card keeps your damage to 2 or less in the end, whatever your opponents do?',
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

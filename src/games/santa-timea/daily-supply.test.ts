import { expect, it } from 'vitest';
import { DAILY, openSupply } from './daily-supply.ts';

const FIRST = '2026-12-01 | taker in trick N2: S8 S5 | S5 | easy | zeros-all-tie';

/** What the build says of a supply whose only line is this one. */
function complaint(line: string): string {
  try {
    openSupply([{ name: '2026.txt', text: line }]);
    return '';
  } catch (error) {
    return String(error);
  }
}

it('publishes the puzzles that the engine has confirmed', () => {
  expect(DAILY[0]?.day).toBe('2026-12-01');
  expect(complaint(FIRST)).toBe('');
});

it.each([
  ['answer', '| S5', '| S8', 'S8', 'The engine says: S5.'],
  ['tag', 'zeros-all-tie', 'ignores-wind', 'ignores-wind', 'engine writes: zeros-all-tie'],
  ['difficulty', 'easy', 'hard', 'hard', 'The engine says: easy.'],
  ['day', '2026-12-01', '2026-12-02', '2026-12-02', 'Here belongs 2026-12-01.'],
  ['question', 'taker', 'who', 'who', 'Write a question such as taker'],
  ['choice', 'taker', 'avoid', ' in', 'Write the cards to choose from'],
  ['position', 'S8 S5 |', 'E8 P |', 'taker', 'the printed rules leave open: copiedWorth'],
  ['notation', 'S8', 'S15', 'S15', '“S15”: wheel cards are numbered 1 to 14'],
])('the build fails on a wrong %s: file, line, column, a caret and the way out', (...told) => {
  const [, right, wrong, fault, said] = told;
  const line = FIRST.replace(right, wrong);
  const [place = '', shown = '', caret = ''] = complaint(line).split('\n');
  const column = line.lastIndexOf(fault) + 1;
  expect(place).toContain(`puzzles/santa-timea/daily/2026.txt:1:${column} `);
  expect(place).toContain(said);
  expect(shown.slice(caret.indexOf('^'))).toMatch(new RegExp(`^${fault}`));
});

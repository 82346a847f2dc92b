import { expect, it } from 'vitest';
import { DAILY, themeOf } from './game.ts';
import { question } from './questions/test-kit.ts';

const DAY = '2026-11-01 | taker in trick N2: S8 S5 | S5';

/** What is wrong with a supply whose only line is this one. */
const ofDay = (line: string) => DAILY.problems([{ path: 'daily/2026.txt', text: line }]);

it('lists the puzzle of each day', () => {
  expect(DAILY.read([{ path: 'daily/2026.txt', text: DAY }])).toMatchObject([
    { day: '2026-11-01', number: 1, kind: 'taker', difficulty: 'easy' },
  ]);
  expect(ofDay(DAY)).toEqual([]);
});

it.each([
  ['answer', '| S5', '| S8', 'S8', 'The engine says: S5.'],
  ['day', '2026-11-01', '2026-11-02', '2026-11-02', 'There is one puzzle'],
  ['question', 'taker', 'who', 'who', 'Write a question such as taker'],
  ['position', 'S8 S5 |', 'E8 P |', 'taker', 'the printed rules leave open: copiedWorth'],
])('says of a day with a wrong %s: file, line, column and the way out', (...row) => {
  const [, right, wrong, fault, said] = row;
  const line = DAY.replace(right, wrong);
  const column = line.lastIndexOf(fault) + 1;
  expect(ofDay(line)).toMatchObject([{ file: 'daily/2026.txt', line: 1, column }]);
  expect(ofDay(line)[0]?.message).toContain(said);
});

it.each([
  ['taker in trick N2: N9 N4', 'trick'],
  ['taker in trick S1: E3 W3 S14', 'ties'],
  ['taker in trick N2: S8 P', 'piratess'],
  ['wind 2 in trick S3: E3 S6 E5', 'winds'],
  ['safe S2 W5 W11 in trick W2: W13 S14 N7 _ ?', 'hand'],
  ['at-most 3 in ending S2 E1 S3: N8 W13 / N2 E4 W2 > W1', 'last'],
  ['total 0 in score pro N2 W2 / N1 E3 W3', 'points'],
  ['book in game 2-1-3 3-1-2 3-1-3 1-3-2 3-1-2', 'books'],
  ['played N6 E3 W8 in trick W2: _ N9 takes 1 leads 0', 'played'],
])('“%s” is about %s', (text, theme) => {
  expect(themeOf(question(text))).toBe(theme);
});

import { expect, it } from 'vitest';
import { DAILY, PUZZLES } from './supplies.ts';

const PUZZLE = 'p01 | taker in trick N1: N4 E6 | E6';
const DAY = '2026-11-01 | taker in trick N2: S8 S5 | S5';

/** What is wrong with a file of puzzles whose second line is this one. */
const ofPuzzle = (line: string) =>
  PUZZLES.problems([{ path: 'puzzles.txt', text: `${PUZZLE}\n${line}` }]);

/** What is wrong with a supply whose only line is this one. */
const ofDay = (line: string) => DAILY.problems([{ path: 'daily/2026.txt', text: line }]);

it('lists puzzles that the engine confirms', () => {
  expect(PUZZLES.read([{ path: 'puzzles.txt', text: PUZZLE }])).toMatchObject([
    { id: 'p01', band: 'easy', seats: 2 },
  ]);
  expect(ofPuzzle('p02 | taker in trick N1: N3 E8 | N3')).toEqual([]);
});

it('lists the puzzle of each day', () => {
  expect(DAILY.read([{ path: 'daily/2026.txt', text: DAY }])).toMatchObject([
    { day: '2026-11-01', number: 1, kind: 'taker', band: 'easy' },
  ]);
  expect(ofDay(DAY)).toEqual([]);
});

it.each([['claim', '| E5', '| N8', 'N8', 'The engine says: E5.']])(
  'says of a puzzle with a wrong %s: file, line, column and what is right',
  (...[, right, wrong, fault, said]) => {
    const sound = 'p02 | taker in trick N1: N4 E5 | E5';
    const line = sound.replace(right, wrong);
    const column = line.indexOf(fault) + 1;
    expect(ofPuzzle(line)).toMatchObject([{ file: 'puzzles.txt', line: 2, column, found: fault }]);
    expect(ofPuzzle(line)[0]?.message).toContain(said);
  },
);

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

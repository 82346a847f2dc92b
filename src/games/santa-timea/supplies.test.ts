import { expect, it } from 'vitest';
import { DAILY, PUZZLES } from './supplies.ts';

const PUZZLE = 'p01 | taker in trick N1: N4 E6 | E6';
const DAY = '2026-11-01 | taker in trick N2: S8 S5 | S5';

/** What the build says of a file of puzzles whose second line is this one. */
const ofPuzzle = (line: string): string =>
  PUZZLES.problems([{ path: 'puzzles.txt', text: `${PUZZLE}\n${line}` }]).join('\n');

/** What the build says of a supply whose only line is this one. */
const ofDay = (line: string): string =>
  DAILY.problems([{ path: 'daily/2026.txt', text: line }]).join('\n');

it('lists puzzles that the engine confirms', () => {
  expect(PUZZLES.read([{ path: 'puzzles.txt', text: PUZZLE }])).toMatchObject([
    { id: 'p01', band: 'easy', seats: 2 },
  ]);
  expect(ofPuzzle('p02 | taker in trick N1: N3 E8 | N3')).toBe('');
});

it('lists the puzzle of each day', () => {
  expect(DAILY.read([{ path: 'daily/2026.txt', text: DAY }])).toMatchObject([
    { day: '2026-11-01', number: 1, kind: 'taker', band: 'easy' },
  ]);
  expect(ofDay(DAY)).toBe('');
});

it.each([
  ['claim', '| E5', '| N8', 'N8', 'The engine says: E5.'],
  ['id', 'p02', 'p01', 'p01', 'Line 1 already has the id “p01”'],
  ['notation', 'E5', 'E15', 'E15', '“E15”: wheel cards are numbered 1 to 14'],
])(
  'says of a puzzle with a wrong %s: file, line, column, a caret and what is right',
  (...[, right, wrong, fault, said]) => {
    const sound = 'p02 | taker in trick N1: N4 E5 | E5';
    const line = sound.replace(right, wrong);
    const [place = '', shown = '', caret = ''] = ofPuzzle(line).split('\n');
    expect(place).toContain(`puzzles.txt:2:${line.indexOf(fault) + 1} `);
    expect(place).toContain(said);
    expect(shown.slice(caret.indexOf('^'))).toMatch(new RegExp(`^${fault.split(' ')[0]}`));
  },
);

it.each([
  ['answer', '| S5', '| S8', 'S8', 'The engine says: S5.'],
  ['day', '2026-11-01', '2026-11-02', '2026-11-02', 'There is one puzzle'],
  ['question', 'taker', 'who', 'who', 'Write a question such as taker'],
  ['choice', 'taker', 'avoid', ' in', 'Put the cards to'],
  ['position', 'S8 S5 |', 'E8 P |', 'taker', 'the printed rules leave open: copiedWorth'],
  ['notation', 'S8', 'S15', 'S15', '“S15”: wheel cards are numbered 1 to 14'],
])('says of a day with a wrong %s: file, line, column, a caret and the way out', (...told) => {
  const [, right, wrong, fault, said] = told;
  const line = DAY.replace(right, wrong);
  const [place = '', shown = '', caret = ''] = ofDay(line).split('\n');
  const column = line.lastIndexOf(fault) + 1;
  expect(place).toContain(`daily/2026.txt:1:${column} `);
  expect(place).toContain(said);
  expect(shown.slice(caret.indexOf('^'))).toMatch(new RegExp(`^${fault}`));
});

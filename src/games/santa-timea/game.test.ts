import { expect, it } from 'vitest';
import { GAME, readPuzzles } from './game.ts';

const FINE = 'p01 | trick N1: N4 E6 | E6 takes | easy | ignores-wind';

/** What the build says of a file of puzzles whose second line is this one. */
function complaint(line: string): string {
  try {
    readPuzzles(`${FINE}\n${line}`);
    return '';
  } catch (error) {
    return String(error);
  }
}

it('publishes the puzzles that the engine has confirmed', () => {
  expect(GAME.puzzles.length).toBeGreaterThanOrEqual(48);
  expect(complaint('p02 | trick N1: N3 E8 | N3 takes | easy | swaps-half-and-zero')).toBe('');
});

it.each([
  ['claim', 'E5', 'E5', 'N4 takes', 'The engine says: E5 takes.'],
  ['tag', 'ignores-wind', 'rounds-halves-down', 'rounds', 'The engine would write this field as'],
  ['difficulty', 'easy', 'hard', 'hard', 'The engine says: easy.'],
  ['id', 'p02', 'p01', 'p01', 'Line 1 already has the id “p01”'],
  ['notation', 'E5', 'E15', 'E15', '“E15”: wheel cards are numbered 1 to 14'],
])(
  'the build fails on a wrong %s: file, line, column, a caret and what is right',
  (...[kind, right, wrong, fault, said]) => {
    const sound = 'p02 | trick N1: N4 E5 | E5 takes | easy | ignores-wind';
    const line =
      kind === 'claim' ? sound.replace('E5 takes', 'N4 takes') : sound.replace(right, wrong);
    const [place = '', shown = '', caret = ''] = complaint(line).split('\n');
    expect(place).toContain(`puzzles/santa-timea/who-takes.txt:2:${line.indexOf(fault) + 1} `);
    expect(place).toContain(said);
    expect(shown.slice(caret.indexOf('^'))).toMatch(new RegExp(`^${fault}`));
  },
);

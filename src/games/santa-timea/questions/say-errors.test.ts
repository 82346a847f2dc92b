import { describe, expect, it } from 'vitest';
import { createTranslate, type Translate } from '../../../core/words.ts';
import { PUZZLE_FILE, sayPuzzleError, sayPuzzleErrors } from './file.ts';

/** Stands in for a catalogue: a key is said as itself, with what was found. */
const t = createTranslate(
  {
    error: { 'bad-rank': 'bad {{found}}' },
    'puzzle-error': { 'wrong-answer': 'says {{says}}', 'duplicate-id': 'as in {{earlier}}' },
  },
  'en',
);

it('an error is told with what was found, what belongs there and the line that was first', () => {
  const written: Translate = (key, params = {}) => [key, ...Object.entries(params)].join(' ');
  const place = { line: 2, column: 7, found: 'p1' };
  expect(sayPuzzleError({ code: 'bad-id', ...place }, written)).toBe(
    'puzzle-error.bad-id found,p1 says, earlier,0',
  );
  expect(sayPuzzleError({ code: 'wrong-answer', ...place, says: 'E5' }, written)).toBe(
    'puzzle-error.wrong-answer found,p1 says,E5 earlier,0',
  );
  expect(sayPuzzleError({ code: 'bad-rank', ...place }, written)).toBe('error.bad-rank found,p1');
});

describe('the errors of a puzzle file', () => {
  it('name file, line and column, what the engine says, and show the place', () => {
    const text = [
      'p01 | taker in trick N1: N3 E5 | E5',
      'p02 | taker in trick N1: N3 E15 | E5',
      'p03 | taker in trick N1: N4 E5 | N4',
      'p01 | taker in trick N1: N4 E5 | E5',
    ].join('\n');
    const parsed = PUZZLE_FILE.parse(text);
    expect(!parsed.ok && sayPuzzleErrors('a/b.txt', text, parsed.error, t).split('\n')).toEqual([
      'a/b.txt:2:29  bad E15',
      'p02 | taker in trick N1: N3 E15 | E5',
      '                            ^^^',
      '',
      'a/b.txt:3:34  says E5',
      '… | taker in trick N1: N4 E5 | N4',
      '                               ^^',
      '',
      'a/b.txt:4:1  as in 1',
      'p01 | taker in trick N1: N4 E5 | …',
      '^^^',
    ]);
  });
});

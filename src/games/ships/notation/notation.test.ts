import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import words from '../../../../content/en/ships/rulings.json' with { type: 'json' };
import { testNotation } from '../../../../tests/notation-kit.ts';
import { caret } from '../../../core/result.ts';
import { makePosition, parsePosition } from './position.ts';
import grammar from './ships.tmLanguage.json' with { type: 'json' };
import { carelessly, POSITIONS } from './test-kit.ts';

const { invalid, shortScopes } = await testNotation({
  language: 'ships',
  markdown: readFileSync(new URL('NOTATION.md', import.meta.url), 'utf8'),
  parse: parsePosition,
  make: makePosition,
  positions: POSITIONS,
  carelessly,
  words: [...'7-~/:;. \n', 'hand ', 'winds ', 'table ', 'game ', 'fire ', 'NB ', 'X '],
  errors: words.error,
  named: ['game-over', 'too-long'],
  untabled: ['cannot-sail', 'must-fire'],
  grammar,
});

it('cards may stand in any order and grouping; a table has its winds apart', () => {
  expect(parsePosition('hand B,N b n')).toEqual({
    ok: true,
    value: { kind: 'hand', cards: ['N', 'N', 'ball', 'ball'] },
  });
  expect(parsePosition('table fire 7-7-7 ~EN B / 1-2-3 ~. .')).toMatchObject({
    value: {
      phase: 'fire',
      winds: [['N', 'E'], []],
      hands: [['ball'], []],
      ships: [{ hull: 7 }, { hull: 1, rigging: 2, crew: 3 }],
      choices: null,
    },
  });
});

it('a mistake stands where its letter stands, also within a word', () => {
  const text = 'table sail 7-7-7 NNB / 7-7-7 SX';
  const result = parsePosition(text);
  expect(!result.ok && caret(text, result.error)).toBe(`${text}\n${' '.repeat(30)}^`);
});

describe('the grammar', () => {
  it('tells kinds, phases, winds, shots, numbers and marks apart', () => {
    expect(shortScopes('table fire 7-6 ~N . nB / W: c; # x')).toEqual([
      'table keyword.control.kind',
      'fire keyword.other.phase',
      '7 constant.numeric',
      '- punctuation.separator',
      '6 constant.numeric',
      '~ keyword.operator.shown',
      'N entity.name.type.wind',
      '. constant.language.nothing',
      'n entity.name.type.wind',
      'B string.other.shot',
      '/ punctuation.separator',
      'W entity.name.type.wind',
      ': punctuation.separator',
      'c string.other.shot',
      '; punctuation.separator',
      '# x comment.line.number-sign',
    ]);
  });

  it.each([
    ['hands NO / 5x', ['hands', 'NO', '5x']],
    ['winds N & E', ['&']],
  ])('marks what belongs nowhere: %s', (code, words) => {
    expect(invalid(code)).toEqual(words);
  });
});

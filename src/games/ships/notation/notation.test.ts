import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import {
  openGrammar,
  type TestedNotation,
  testColours,
  testDocument,
} from '../../../core/test-kit.ts';
import { caret } from '../../../core/text-error.ts';
import type { NotationError } from './error.ts';
import { makePosition, type Position, parsePosition } from './position.ts';
import grammar from './ships.tmLanguage.json' with { type: 'json' };
import { arbPosition, carelessly } from './test-kit.ts';

const NOTATION: TestedNotation<Position> = {
  language: 'ships',
  markdown: readFileSync(new URL('NOTATION.md', import.meta.url), 'utf8'),
  parse: parsePosition,
  make: makePosition,
};

const ERRORS: { readonly [C in NotationError['code']]: 'example' | 'named' | 'text' } = {
  'bad-number': 'example',
  'bad-seed': 'example',
  'cannot-sail': 'text',
  'expected-cards': 'example',
  'expected-colon': 'example',
  'expected-phase': 'example',
  'expected-slash': 'example',
  'expected-stat': 'example',
  'game-over': 'named',
  'hand-too-big': 'example',
  'may-not-fire': 'example',
  'must-fire': 'text',
  'not-a-shot': 'example',
  'not-a-wind': 'example',
  'not-in-hand': 'example',
  'opposite-winds': 'example',
  'ship-down': 'example',
  'stat-too-high': 'example',
  'too-long': 'named',
  'too-many-copies': 'example',
  'too-many-reloaded': 'example',
  'too-many-retired': 'example',
  'two-kinds': 'example',
  unexpected: 'example',
  'unknown-kind': 'example',
  'unknown-letter': 'example',
  'winds-missing': 'example',
  'winds-too-early': 'example',
};

testDocument(NOTATION, {
  kinds: ['hand', 'winds', 'table', 'game'],
  errors: ERRORS,
});

it('a mistake stands where its letter stands, also within a word', () => {
  const text = 'table sail 7-7-7 NNB / 7-7-7 SX';
  const result = parsePosition(text);
  expect(!result.ok && caret(text, result.error)).toBe(`${text}\n${' '.repeat(30)}^`);
});

const colours = await openGrammar(grammar, 'ships');
const { invalid, shortScopes } = colours;

testColours(NOTATION, colours, { position: arbPosition, carelessly });

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

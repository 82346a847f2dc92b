import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import {
  openGrammar,
  type TestedNotation,
  testColours,
  testDocument,
} from '../../../core/test-kit.ts';
import type { ErrorCode } from './error.ts';
import { makePosition, type Position, parsePosition } from './position.ts';
import { arbPosition, carelessly } from './test-kit.ts';
import grammar from './turn.tmLanguage.json' with { type: 'json' };

const NOTATION: TestedNotation<Position> = {
  language: 'turn',
  markdown: readFileSync(new URL('NOTATION.md', import.meta.url), 'utf8'),
  parse: parsePosition,
  make: makePosition,
};

const ERRORS: { readonly [C in ErrorCode]: 'example' | 'named' | 'text' } = {
  'already-discarded': 'example',
  'bad-number': 'example',
  'blank-not-played': 'example',
  'compass-complete': 'example',
  'discard-first': 'example',
  'expected-card': 'example',
  'expected-colon': 'example',
  'expected-decks': 'example',
  'expected-direction': 'example',
  'expected-fee': 'example',
  'expected-lie': 'example',
  'expected-loot': 'example',
  'expected-move': 'example',
  'expected-place': 'example',
  'expected-seats': 'example',
  'expected-seed': 'example',
  'game-over': 'example',
  'hand-too-big': 'example',
  'lie-undecided': 'example',
  'not-in-hand': 'example',
  'own-discard': 'text',
  'pile-empty': 'example',
  'place-filled': 'example',
  'points-elsewhere': 'example',
  'repeated-pile': 'example',
  'second-turn-card': 'example',
  'second-wind-card': 'example',
  'too-few-seats': 'example',
  'too-long': 'named',
  'too-many-compasses': 'example',
  'too-many-copies': 'example',
  'too-many-fees': 'example',
  'too-many-seats': 'example',
  'turn-not-on-place': 'example',
  unexpected: 'example',
  'unknown-draw': 'example',
  'unknown-fee': 'example',
  'unknown-kind': 'example',
  'unknown-letter': 'example',
  'wrong-way-up': 'example',
};

testDocument(NOTATION, {
  kinds: ['table', 'loot', 'game'],
  errors: ERRORS,
});

const colours = await openGrammar(grammar, 'turn');
const { invalid, shortScopes } = colours;

testColours(NOTATION, colours, { position: arbPosition, carelessly });

describe('the grammar', () => {
  it('tells kinds, lies, places, cards and marks apart', () => {
    expect(shortScopes('table Tv * 20 . 5: N SE T @W: b; E:W # x')).toEqual([
      'table keyword.control.kind',
      'Tv entity.name.type.turn-card',
      '* constant.language.wind',
      '20 constant.numeric.fee',
      '. constant.language.nothing',
      '5 constant.numeric.fee',
      ': punctuation.separator',
      'N entity.name.type.direction',
      'SE entity.name.type.direction',
      'T string.other.card',
      '@ keyword.operator.pile',
      'W entity.name.type.direction',
      ': punctuation.separator',
      'b string.other.card',
      '; punctuation.separator',
      'E entity.name.type.direction',
      ': punctuation.separator',
      'W entity.name.type.direction',
      '# x comment.line.number-sign',
    ]);
  });

  it.each([
    ['tables ^ N', ['tables', '^', 'N']],
    ['table ^ NO X 5x', ['NO', 'X', '5x']],
    ['loot 5 N / C', ['N']],
    ['game seed 7 seat 2: N:N', ['seat']],
  ])('marks what belongs nowhere: %s', (code, words) => {
    expect(invalid(code)).toEqual(words);
  });
});

import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import words from '../../../../content/en/santa-timea/rulings.json' with { type: 'json' };
import { fragmentText, toFragment } from '../../../core/fragment.ts';
import {
  openGrammar,
  type TestedNotation,
  testColours,
  testDocument,
  testPositions,
} from '../../../core/test-kit.ts';
import { makePosition, type Position, parsePosition } from './position.ts';
import { arbPosition, carelessly, POSITIONS } from './test-kit.ts';
import grammar from './timea.tmLanguage.json' with { type: 'json' };

const NOTATION: TestedNotation<Position> = {
  language: 'timea',
  markdown: readFileSync(new URL('NOTATION.md', import.meta.url), 'utf8'),
  parse: parsePosition,
  make: makePosition,
};

testDocument(NOTATION, {
  kinds: ['game', 'hand', 'round', 'row', 'score', 'trick'],
  errors: words.error,
  named: ['too-long'],
  untabled: ['not-your-turn', 'not-in-their-hand', 'one-set-only'],
});

describe('NOTATION.md shows', () => {
  it.each(
    [...NOTATION.markdown.matchAll(/[`=]([a-z]+_[^`\n]*)/g)].map(([, fragment = '']) => fragment),
  )('links: %s', (fragment) => {
    const result = parsePosition(fragmentText(fragment));
    expect(result.ok && toFragment(makePosition(result.value))).toBe(fragment);
  });
});

testPositions(NOTATION, POSITIONS, carelessly, [
  ...'NESWPOX0123456789:;+/~@-.,#_ \n',
  'trick ',
  'round ',
  'score ',
  'row ',
  'hand ',
  'pro ',
  'N1: ',
]);

const colours = await openGrammar(grammar, 'timea');
const { uncoloured, invalid, shortScopes } = colours;

testColours(NOTATION, colours, { position: arbPosition, carelessly });

it('the colours reach every word of any text', () => {
  const unit = fc.constantFrom(...'NESWPOX0159:;+/~@-.,#_ \nü', 'trick ', 'score ', 'row ', 'N1: ');
  fc.assert(
    fc.property(fc.string({ unit, maxLength: 60 }), (code) => {
      expect(uncoloured(code)).toEqual([]);
    }),
  );
});

describe('the grammar tells apart', () => {
  it('kinds, rules, wind cards, wheel cards of each wind, the Piratess and marks', () => {
    expect(shortScopes('trick de pro E3+N1: N5, E14 S1 W10 p # led')).toEqual([
      'trick keyword.control.kind',
      'de storage.modifier.edition',
      'pro storage.modifier.variant',
      'E3 entity.name.type.wind-card.east',
      '+ keyword.operator.carried',
      'N1 entity.name.type.wind-card.north',
      ': punctuation.separator.plays',
      'N5 constant.numeric.wheel-card.north',
      ', punctuation.separator.list',
      'E14 constant.numeric.wheel-card.east',
      'S1 constant.numeric.wheel-card.south',
      'W10 constant.numeric.wheel-card.west',
      'p string.other.piratess',
      '# led comment.line.number-sign',
    ]);
  });

  it('discarded sets, empty seats and the forecast', () => {
    expect(shortScopes('score N1 -N -E -S -W / .')).toEqual([
      'score keyword.control.kind',
      'N1 entity.name.type.wind-card.north',
      '- keyword.operator.discard',
      'N entity.name.type.wind.north',
      '- keyword.operator.discard',
      'E entity.name.type.wind.east',
      '- keyword.operator.discard',
      'S entity.name.type.wind.south',
      '- keyword.operator.discard',
      'W entity.name.type.wind.west',
      '/ punctuation.separator.seat',
      '. constant.language.nothing',
    ]);
    expect(shortScopes('row S2 ~ W3')).toEqual([
      'row keyword.control.kind',
      'S2 entity.name.type.wind-card.south',
      '~ keyword.operator.forecast',
      'W3 entity.name.type.wind-card.west',
    ]);
  });

  it.each([
    ['tricks E3: E5', ['tricks', 'E3', ':', 'E5']],
    ['trick E4: E5', ['E4']],
    ['trick E3: E15 E0 O5 Px E5_N3', ['E15', 'E0', 'O5', 'Px', '_']],
    ['trick it E3: E5 / N11', ['it', '/']],
    ['trick E3: E5; N2', [';']],
    ['hand N1 E3:', [':']],
    ['hand de N1', ['de']],
    ['score N4 P', ['N4', 'P']],
    ['row S2 + W3', ['+']],
    ['round @5 N2: N5', ['5']],
  ])('what belongs nowhere: %j', (code, words) => {
    expect(invalid(code)).toEqual(words);
  });
});

import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import words from '../../../../content/en/santa-timea/rulings.json' with { type: 'json' };
import { testNotation } from '../../../../tests/notation-kit.ts';
import { fragmentText, toFragment } from '../../../core/fragment.ts';
import { makePosition, parsePosition } from './position.ts';
import { carelessly, POSITIONS } from './test-kit.ts';
import grammar from './timea.tmLanguage.json' with { type: 'json' };

const MARKDOWN = readFileSync(new URL('NOTATION.md', import.meta.url), 'utf8');

const { invalid, shortScopes } = await testNotation({
  language: 'timea',
  markdown: MARKDOWN,
  parse: parsePosition,
  make: makePosition,
  positions: POSITIONS,
  carelessly,
  words: [
    ...'NESWPOX0123456789:;+/~@-.,#_ \n',
    'trick ',
    'round ',
    'score ',
    'row ',
    'hand ',
    'pro ',
    'N1: ',
  ],
  errors: words.error,
  named: ['too-long'],
  untabled: ['not-your-turn', 'not-in-their-hand', 'one-set-only'],
  grammar,
});

it.each([...MARKDOWN.matchAll(/[`=]([a-z]+_[^`\n]*)/g)].map(([, fragment = '']) => fragment))(
  'NOTATION.md shows links: %s',
  (fragment) => {
    const result = parsePosition(fragmentText(fragment));
    expect(result.ok && toFragment(makePosition(result.value))).toBe(fragment);
  },
);

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

  it.each([
    ['tricks E3: E5', ['tricks', 'E3', ':', 'E5']],
    ['trick E4: E5', ['E4']],
    ['trick E3: E15 E0 O5 Px E5_N3', ['E15', 'E0', 'O5', 'Px', '_']],
    ['trick it E3: E5 / N11', ['it', '/']],
    ['hand N1 E3:', [':']],
    ['score N4 P', ['N4', 'P']],
  ])('what belongs nowhere: %j', (code, words) => {
    expect(invalid(code)).toEqual(words);
  });
});

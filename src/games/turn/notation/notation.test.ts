import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import words from '../../../../content/en/turn/rulings.json' with { type: 'json' };
import { testNotation } from '../../../../tests/notation-kit.ts';
import { replay } from '../rules/play.ts';
import { gameOf } from '../rules/position.ts';
import { makePosition, parsePosition } from './position.ts';
import { arbTablePosition, carelessly, POSITIONS, setupOf } from './test-kit.ts';
import grammar from './turn.tmLanguage.json' with { type: 'json' };

const { invalid, shortScopes } = await testNotation({
  language: 'turn',
  markdown: readFileSync(new URL('NOTATION.md', import.meta.url), 'utf8'),
  parse: parsePosition,
  make: makePosition,
  positions: POSITIONS,
  carelessly,
  words: [...'NESWTBvC0125*.@$:;/+-^?#_ \nü', 'table ', 'loot ', 'Tv '],
  errors: words.error,
  named: ['too-long'],
  untabled: ['own-discard'],
  grammar,
});

it('[N12] [N18] plays as it stands: its moves are those of the game', () => {
  fc.assert(
    fc.property(arbTablePosition, ({ setup, moves }) => {
      const game = gameOf(setup);
      expect(setupOf(game)).toEqual(setup);
      expect(replay(game, moves).ok).toBe(true);
    }),
  );
});

it('points at the very card that is one too many', () => {
  const text = 'table ^ 20 * . 5 * 1 2 10: N B / E @W: N B';
  expect(parsePosition(text)).toMatchObject({ error: { code: 'too-many-copies', column: 42 } });
  const fees = 'loot 500 1 / 20 500';
  expect(parsePosition(fees)).toMatchObject({ error: { code: 'too-many-fees', column: 17 } });
  const axis = 'table ^ * . . . * . . .: N N N S / S S S N / N N S';
  expect(parsePosition(axis)).toMatchObject({ error: { code: 'too-many-copies', column: 50 } });
});

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
    ['game seed 7 seat 2: N:N', ['seat']],
  ])('marks what belongs nowhere: %s', (code, words) => {
    expect(invalid(code)).toEqual(words);
  });
});

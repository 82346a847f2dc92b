import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { openGrammar } from '../../../core/test-grammar.ts';
import { fencesOf } from '../../../core/test-kit.ts';
import { arbSeed } from '../rules/test-kit.ts';
import { makePosition } from './position.ts';
import { arbPosition, carelessly } from './test-kit.ts';
import grammar from './turn.tmLanguage.json' with { type: 'json' };

const { coloured, uncoloured, invalid, shortScopes } = await openGrammar(grammar, 'turn');

const fences = fencesOf(readFileSync(new URL('NOTATION.md', import.meta.url), 'utf8'));

describe('the colours of a text', () => {
  it.each(fences.filter(({ info }) => info === 'turn'))('fit a valid one: $code', ({ code }) => {
    expect(coloured(code)).not.toEqual([]);
    expect(uncoloured(code)).toEqual([]);
    expect(invalid(code)).toEqual([]);
  });

  it('fit every valid text, however it is written', () => {
    fc.assert(
      fc.property(arbPosition, arbSeed, (position, seed) => {
        const code = carelessly(makePosition(position), seed);
        expect(uncoloured(code)).toEqual([]);
        expect(invalid(code)).toEqual([]);
      }),
    );
  });

  it('tell kinds, lies, places, cards and marks apart', () => {
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
  ])('mark what belongs nowhere: %s', (code, words) => {
    expect(invalid(code)).toEqual(words);
  });
});

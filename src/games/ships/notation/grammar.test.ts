import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { openGrammar } from '../../../core/test-grammar.ts';
import { fencesOf } from '../../../core/test-kit.ts';
import { arbSeed } from '../rules/test-kit.ts';
import { makePosition } from './position.ts';
import grammar from './ships.tmLanguage.json' with { type: 'json' };
import { arbPosition, carelessly } from './test-kit.ts';

const { coloured, uncoloured, invalid, shortScopes } = await openGrammar(grammar, 'ships');

const fences = fencesOf(readFileSync(new URL('NOTATION.md', import.meta.url), 'utf8'));

describe('the colours of a text', () => {
  it.each(fences.filter(({ info }) => info === 'ships'))('fit a valid one: $code', ({ code }) => {
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

  it('tell kinds, phases, winds, shots, numbers and marks apart', () => {
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
  ])('mark what belongs nowhere: %s', (code, words) => {
    expect(invalid(code)).toEqual(words);
  });
});

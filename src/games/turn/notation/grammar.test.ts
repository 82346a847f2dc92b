import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { createCssVariablesTheme, createHighlighterCore, type LanguageRegistration } from 'shiki';
import { createJavaScriptRegexEngine } from 'shiki/engine/javascript';
import { describe, expect, it } from 'vitest';
import { fencesOf } from '../../../core/test-kit.ts';
import { arbSeed } from '../rules/test-kit.ts';
import { makePosition } from './position.ts';
import { arbPosition, carelessly } from './test-kit.ts';
import grammar from './turn.tmLanguage.json' with { type: 'json' };

const theme = createCssVariablesTheme();
const highlighter = await createHighlighterCore({
  themes: [theme],
  langs: [grammar as unknown as LanguageRegistration],
  engine: createJavaScriptRegexEngine(),
});

/** Every word of a text with its innermost scope, white space left out. */
const coloured = (code: string): { word: string; scope: string }[] =>
  highlighter
    .codeToTokensBase(code, {
      lang: 'turn',
      theme: theme.name ?? '',
      includeExplanation: 'scopeName',
    })
    .flat()
    .flatMap((token) => token.explanation ?? [])
    .map(({ content, scopes }) => ({
      word: content.trim(),
      scope: scopes.at(-1)?.scopeName ?? '',
    }))
    .filter(({ word }) => word !== '');

const scoped = (code: string, beginning: RegExp): string[] =>
  coloured(code)
    .filter(({ scope }) => beginning.test(scope))
    .map(({ word }) => word);

const uncoloured = (code: string): string[] => scoped(code, /^(source|meta)\./);
const invalid = (code: string): string[] => scoped(code, /^invalid\./);

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
    const scopes = coloured('table Tv * 20 . 5: N SE T @W: b; E:W # x').map(
      ({ word, scope }) => `${word} ${scope.replace(/\.turn$/, '')}`,
    );
    expect(scopes).toEqual([
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

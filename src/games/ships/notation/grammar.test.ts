import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { createCssVariablesTheme, createHighlighterCore, type LanguageRegistration } from 'shiki';
import { createJavaScriptRegexEngine } from 'shiki/engine/javascript';
import { describe, expect, it } from 'vitest';
import { fencesOf } from '../../../core/test-kit.ts';
import { arbSeed } from '../rules/test-kit.ts';
import { makePosition } from './position.ts';
import grammar from './ships.tmLanguage.json' with { type: 'json' };
import { arbPosition, carelessly } from './test-kit.ts';

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
      lang: 'ships',
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
    const scopes = coloured('table fire 7-6 ~N . nB / W: c; # x').map(
      ({ word, scope }) => `${word} ${scope.replace(/\.ships$/, '')}`,
    );
    expect(scopes).toEqual([
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

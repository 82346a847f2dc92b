import fc from 'fast-check';
import type { LanguageRegistration } from 'shiki';
import { describe, expect, it } from 'vitest';
import type { Random } from '../src/core/random.ts';
import { caret, type Result, type TextError } from '../src/core/result.ts';

interface ColouredWord {
  readonly word: string;
  readonly scope: string;
}

async function openGrammar(grammar: unknown, language: string) {
  // Most tests that use this file need no colours.
  const { createCssVariablesTheme, createHighlighterCore } = await import('shiki');
  const { createJavaScriptRegexEngine } = await import('shiki/engine/javascript');
  const theme = createCssVariablesTheme();
  const highlighter = await createHighlighterCore({
    themes: [theme],
    langs: [grammar as LanguageRegistration],
    engine: createJavaScriptRegexEngine(),
  });
  const coloured = (code: string): ColouredWord[] =>
    highlighter
      .codeToTokensBase(code, {
        lang: language,
        theme: theme.name ?? '',
        includeExplanation: 'scopeName',
        // Colours must not depend on how busy the machine is.
        tokenizeTimeLimit: 0,
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
  return {
    coloured,
    /** Words that no rule of the grammar names, apart from saying in which kind of position they stand. */
    uncoloured: (code: string): string[] => scoped(code, /^(source|meta)\./),
    invalid: (code: string): string[] => scoped(code, /^invalid\./),
    shortScopes: (code: string): string[] =>
      coloured(code).map(
        ({ word, scope }) =>
          `${word} ${scope.endsWith(`.${language}`) ? scope.slice(0, -language.length - 1) : scope}`,
      ),
  };
}

interface Fence {
  readonly info: string;
  readonly code: string;
}

const fencesOf = (markdown: string): Fence[] =>
  [...markdown.matchAll(/^```(.*)\n([\s\S]*?)\n```$/gm)].map(([, info = '', code = '']) => ({
    info,
    code,
  }));

const GAPS = [' ', '  ', ',', '\t', '\n', '\r\n', '\u00a0', ' # N15: ü ; @\n', '\n#\n'];

/** The same text as a hurried person writes it. @param sticks whether a word has to stand right before the next. */
export function writeCarelessly(
  text: string,
  random: Random,
  spelled: (word: string) => string = (word) => word,
  sticks: (word: string, next: string) => boolean = () => false,
): string {
  const gap = (): string => GAPS[random(GAPS.length)] ?? ' ';
  const words = text.match(/[A-Za-z0-9]+|[^\s]/g) ?? [];
  return words
    .map((word, index) => {
      const next = words[index + 1] ?? '';
      const cased = random(2) === 0 ? word.toLowerCase() : word.toUpperCase();
      const isNeeded = /^\w/.test(word) && /^\w/.test(next);
      const isOpen = isNeeded || (!sticks(word, next) && random(2) === 0);
      return spelled(cased) + (isOpen ? gap() : '');
    })
    .join('');
}

interface TestedNotation<P extends { readonly kind: string }> {
  readonly language: string;
  readonly markdown: string;
  readonly parse: (text: string) => Result<P, TextError & { readonly clause?: unknown }>;
  readonly make: (position: P) => string;
  readonly positions: Readonly<Record<P['kind'], fc.Arbitrary<P>>>;
  readonly carelessly: (text: string, seed: number) => string;
  /** The letters and words of its texts. */
  readonly words: readonly string[];
  readonly errors: Readonly<Record<string, string>>;
  /** Codes that its table of errors names without an example. */
  readonly named: readonly string[];
  /** Codes that no position causes: they are in the text only. */
  readonly untabled: readonly string[];
  readonly grammar: unknown;
}

/** Tests of a notation, its document and its colours. @returns the colours. */
export async function testNotation<P extends { readonly kind: string }>(
  notation: TestedNotation<P>,
) {
  const { parse, positions } = notation;
  const read = (text: string): P => {
    const result = parse(text);
    if (!result.ok) throw new Error(`${result.error.code}\n${caret(text, result.error)}`);
    return result.value;
  };
  const arbPosition = fc.oneof(...Object.values<fc.Arbitrary<P>>(positions));
  testDocument(notation, read);
  testPositions(notation, read, arbPosition);
  const colours = await openGrammar(notation.grammar, notation.language);
  testColours(notation, colours, arbPosition);
  return colours;
}

/** What every NOTATION.md shows is what the notation does; its tests begin with this. */
function testDocument<P extends { readonly kind: string }>(
  { language, markdown, parse, make, positions, errors, named, untabled }: TestedNotation<P>,
  read: (text: string) => P,
) {
  const fences = fencesOf(markdown);
  const shown = fences.flatMap(({ info, code }) => (info === language ? [code] : []));
  const refused = (text: string) => {
    const result = parse(text);
    if (result.ok) throw new Error(`read without an error: ${text}`);
    return result.error;
  };

  describe('NOTATION.md shows positions', () => {
    it.each(shown)('that can be read and written back: %s', (code) => {
      const position = read(code);
      expect(read(make(position))).toEqual(position);
    });

    it('in canonical form wherever they stand on one line', () => {
      const lines = shown.filter((code) => !code.includes('\n'));
      expect(lines.map((code) => make(read(code)))).toEqual(lines);
    });

    it('and the canonical form of the careless one', () => {
      const careless = shown.findIndex((code) => /^[A-Z]/.test(code));
      expect(make(read(shown[careless] ?? ''))).toBe(shown[careless + 1]);
    });

    it('of every kind', () => {
      expect(new Set(shown.map((code) => read(code).kind))).toEqual(
        new Set(Object.keys(positions)),
      );
    });
  });

  describe('NOTATION.md shows errors', () => {
    const pictured = fences.flatMap(({ info, code }, index) => {
      const [name, error, expected] = info.split(' ');
      return name === language && error === 'error'
        ? [{ expected, code, picture: fences[index + 1] }]
        : [];
    });

    it.each(pictured)('with the picture below: $expected', ({ expected, code, picture }) => {
      const error = refused(code);
      expect(error.code).toBe(expected);
      expect(picture).toEqual({ info: 'text', code: caret(code, error) });
    });

    const rows = [...markdown.matchAll(/^\| `([a-z-]+)` \| (\w*) ?\| (.+?) \|/gm)].map(
      ([, code = '', clause = '', example = '']) => ({ code, clause, example }),
    );
    const hasExample = ({ example }: (typeof rows)[number]) => example.startsWith('`');

    it.each(rows.filter(hasExample))(
      'in its table: [$clause] $code',
      ({ code, clause, example }) => {
        const error = refused(example.replaceAll('`', ''));
        expect(error.code).toBe(code);
        expect(error.clause ?? '').toBe(clause);
      },
    );

    it('in its table, all of them once', () => {
      const listed = Object.keys(errors)
        .filter((code) => !untabled.includes(code))
        .map((code) => [code, named.includes(code) ? 'named' : 'example']);
      const rowOf = (row: (typeof rows)[number]) => [
        row.code,
        hasExample(row) ? 'example' : 'named',
      ];
      expect(rows.map(rowOf).sort()).toEqual(listed.sort());
    });
  });
}

/** Every position has one text, which is read back however it is written; no text makes the reader throw. */
function testPositions<P extends { readonly kind: string }>(
  { parse, make, positions, carelessly, words }: TestedNotation<P>,
  read: (text: string) => P,
  arbPosition: fc.Arbitrary<P>,
) {
  describe.each(Object.entries<fc.Arbitrary<P>>(positions))('a %s', (kind, arbitrary) => {
    it('comes back from its canonical text, which names its kind', () => {
      fc.assert(
        fc.property(arbitrary, (position) => {
          const text = make(position);
          expect(read(text)).toEqual(position);
          expect(make(read(text))).toBe(text);
          expect(text).toMatch(new RegExp(`^${kind}( [^ ]+)*$`));
        }),
      );
    });

    it('is read the same however it is spaced, cased and commented', () => {
      fc.assert(
        fc.property(arbitrary, fc.integer(), (position, seed) => {
          const careless = carelessly(make(position), seed);
          fc.pre(careless.length <= 1000);
          expect(read(careless)).toEqual(position);
        }),
      );
    });
  });

  const arbDamaged = fc
    .tuple(arbPosition, fc.nat(), fc.nat(4), fc.string({ unit: 'binary', maxLength: 3 }))
    .map(([position, at, length, put]) => {
      const text = make(position);
      const start = at % (text.length + 1);
      return text.slice(0, start) + put + text.slice(start + length);
    });

  it.each([
    ['any characters', fc.string({ unit: 'binary', maxLength: 40 })],
    ['any half characters', fc.array(fc.nat(0xffff)).map((all) => String.fromCharCode(...all))],
    ['its own letters', fc.string({ unit: fc.constantFrom(...words), maxLength: 60 })],
    ['valid texts with a piece damaged', arbDamaged],
  ])('any text is read, or refused with a place that is in it: %s', (_, arbitrary) => {
    fc.assert(
      fc.property(arbitrary, (text) => {
        const result = parse(text);
        if (result.ok) {
          expect(read(make(result.value))).toEqual(result.value);
          return;
        }
        const { line, column, found } = result.error;
        const at = text.split('\n')[line - 1]?.slice(column - 1);
        expect(at?.startsWith(found)).toBe(true);
        const [shown = '', mark = ''] = caret(text, result.error).split('\n');
        expect(shown.slice(mark.indexOf('^')).startsWith(found.replace(/\p{Cc}/gu, ' '))).toBe(
          true,
        );
        expect(mark.trim()).toBe('^'.repeat(Math.max(1, found.length)));
      }),
      { numRuns: 1000 },
    );
  });
}

/** The colours of a notation reach all that can be written in it. */
function testColours<P extends { readonly kind: string }>(
  { language, markdown, make, carelessly }: TestedNotation<P>,
  { coloured, uncoloured, invalid }: Awaited<ReturnType<typeof openGrammar>>,
  arbPosition: fc.Arbitrary<P>,
) {
  const fences = fencesOf(markdown);

  describe('the colours of a text', () => {
    it.each(fences.filter(({ info }) => info === language))(
      'fit a valid one: $code',
      ({ code }) => {
        expect(coloured(code)).not.toEqual([]);
        expect(uncoloured(code)).toEqual([]);
        expect(invalid(code)).toEqual([]);
      },
    );

    it.each(fences.filter(({ info }) => info.startsWith(`${language} error`)))(
      'reach every word of a refused one: $code',
      ({ code }) => {
        expect(uncoloured(code)).toEqual([]);
      },
    );

    it('fit every valid text, however it is written', () => {
      fc.assert(
        fc.property(arbPosition, fc.integer(), (position, seed) => {
          const code = carelessly(make(position), seed);
          expect(uncoloured(code)).toEqual([]);
          expect(invalid(code)).toEqual([]);
        }),
      );
    });
  });
}

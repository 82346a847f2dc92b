import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { fencesOf } from '../../../core/test-kit.ts';
import { caret } from '../../../core/text-error.ts';
import type { NotationError } from './error.ts';
import { fromFragment, toFragment } from './link.ts';
import { makePosition, type Position, parsePosition } from './position.ts';

const markdown = readFileSync(new URL('NOTATION.md', import.meta.url), 'utf8');
const fences = fencesOf(markdown);
const codes = (info: string): string[] =>
  fences.filter((fence) => fence.info === info).map(({ code }) => code);

function read(text: string): Position {
  const result = parsePosition(text);
  if (!result.ok) throw new Error(`${result.error.code}\n${caret(text, result.error)}`);
  return result.value;
}

function refused(text: string): NotationError {
  const result = parsePosition(text);
  if (result.ok) throw new Error(`read without an error: ${text}`);
  return result.error;
}

describe('NOTATION.md shows positions', () => {
  it.each(codes('timea'))('that can be read and written back: %s', (code) => {
    const position = read(code);
    expect(read(makePosition(position))).toEqual(position);
  });

  it('in canonical form wherever they stand on one line', () => {
    const lines = codes('timea').filter((code) => !code.includes('\n'));
    expect(lines.map((code) => makePosition(read(code)))).toEqual(lines);
  });

  it('of every kind', () => {
    const kinds = codes('timea').map((code) => read(code).kind);
    expect([...new Set(kinds)].sort()).toEqual(['hand', 'round', 'row', 'score', 'trick']);
  });

  it('and the canonical form of the careless one', () => {
    const [careless = '', canonical] = codes('timea').slice(
      codes('timea').findIndex((code) => code.startsWith('Trick')),
    );
    expect(makePosition(read(careless))).toBe(canonical);
  });

  it.each([...markdown.matchAll(/[`=]([a-z]+_[^`\n]*)/g)].map(([, fragment = '']) => fragment))(
    'in links: %s',
    (fragment) => {
      const result = fromFragment(fragment);
      expect(result.ok && toFragment(makePosition(result.value))).toBe(fragment);
    },
  );
});

describe('NOTATION.md shows errors', () => {
  const shown = fences.flatMap(({ info, code }, index) => {
    const [, expected] = /^timea error (.+)$/.exec(info) ?? [];
    return expected ? [{ expected, code, picture: fences[index + 1] }] : [];
  });

  it.each(shown)('with the picture below: $expected', ({ expected, code, picture }) => {
    const error = refused(code);
    expect(error.code).toBe(expected);
    expect(picture).toEqual({ info: 'text', code: caret(code, error) });
  });

  const rows = [...markdown.matchAll(/^\| `([a-z-]+)` \| (\w*) ?\| (.+?) \|/gm)].map(
    ([, code = '', clause = '', example = '']) => ({ code, clause, example }),
  );
  const { examples = [], without = [] } = Object.groupBy(rows, ({ example }) =>
    example.startsWith('`') ? 'examples' : 'without',
  );

  it.each(examples)('in its table: [$clause] $code', ({ code, clause, example }) => {
    const error = refused(example.replaceAll('`', ''));
    expect(error.code).toBe(code);
    expect(error.clause ?? '').toBe(clause);
  });

  it('in its table, all of them once', () => {
    const every: { readonly [C in NotationError['code']]: 'table' | 'text' } = {
      'bad-damage': 'table',
      'bad-leader': 'table',
      'bad-rank': 'table',
      'carried-in-basic': 'table',
      'duplicate-card': 'table',
      'expected-card': 'table',
      'expected-colon': 'table',
      'expected-wind': 'table',
      'expected-wind-card': 'table',
      'forecast-not-three': 'table',
      'hand-too-big': 'table',
      'not-in-hand': 'text',
      'not-your-turn': 'text',
      'one-set-only': 'text',
      'piratess-led': 'table',
      'round-over': 'text',
      'row-too-short': 'table',
      'set-not-held': 'table',
      'set-twice': 'table',
      'too-few-seats': 'table',
      'too-long': 'table',
      'too-many-piratesses': 'table',
      'too-many-seats': 'table',
      'too-many-tricks': 'table',
      'too-many-wind-cards': 'table',
      'uneven-trick': 'table',
      unexpected: 'table',
      'unknown-kind': 'table',
      'unknown-letter': 'table',
    };
    const expected = Object.entries(every).flatMap(([code, at]) => (at === 'table' ? [code] : []));
    expect(rows.map(({ code }) => code).sort()).toEqual(expected.sort());
    expect(without.map(({ code }) => code)).toEqual(['too-long']);
  });
});

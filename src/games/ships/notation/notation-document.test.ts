import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { fencesOf } from '../../../core/test-kit.ts';
import { caret } from '../../../core/text-error.ts';
import type { NotationError } from './error.ts';
import { makePosition, type Position, parsePosition } from './position.ts';

const markdown = readFileSync(new URL('NOTATION.md', import.meta.url), 'utf8');
const fences = fencesOf(markdown);
const shown = fences.flatMap(({ info, code }) => (info === 'ships' ? [code] : []));

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
  it.each(shown)('that can be read and written back: %s', (code) => {
    const position = read(code);
    expect(read(makePosition(position))).toEqual(position);
  });

  it('in canonical form wherever they stand on one line', () => {
    const lines = shown.filter((code) => !code.includes('\n'));
    expect(lines.map((code) => makePosition(read(code)))).toEqual(lines);
  });

  it('of every kind', () => {
    expect(new Set(shown.map((code) => read(code).kind))).toEqual(
      new Set(['hand', 'winds', 'table', 'game']),
    );
  });

  it('and the canonical form of the careless one', () => {
    const index = shown.findIndex((code) => code.startsWith('Table'));
    expect(makePosition(read(shown[index] ?? ''))).toBe(shown[index + 1]);
  });
});

describe('NOTATION.md shows errors', () => {
  const pictured = fences.flatMap(({ info, code }, index) => {
    const [, expected] = /^ships error (.+)$/.exec(info) ?? [];
    return expected ? [{ expected, code, picture: fences[index + 1] }] : [];
  });

  it.each(pictured)('with the picture below: $expected', ({ expected, code, picture }) => {
    const error = refused(code);
    expect(error.code).toBe(expected);
    expect(picture).toEqual({ info: 'text', code: caret(code, error) });
  });

  const rows = [...markdown.matchAll(/^\| `([a-z-]+)` \| (\w*) ?\| (.+?) \|/gm)].map(
    ([, code = '', clause = '', example = '']) => ({ code, clause, example }),
  );
  const examples = rows.filter(({ example }) => example.startsWith('`'));

  it.each(examples)('in its table: [$clause] $code', ({ code, clause, example }) => {
    const error = refused(example.replaceAll('`', ''));
    expect(error.code).toBe(code);
    expect(error.clause ?? '').toBe(clause);
  });

  it('in its table, all of them once', () => {
    const every: { readonly [C in NotationError['code']]: 'table' | 'text' } = {
      'bad-seed': 'table',
      'cannot-sail': 'text',
      'expected-cards': 'table',
      'expected-colon': 'table',
      'expected-phase': 'table',
      'expected-slash': 'table',
      'expected-stat': 'table',
      'game-over': 'table',
      'hand-too-big': 'table',
      'may-not-fire': 'table',
      'must-fire': 'text',
      'not-a-shot': 'table',
      'not-a-wind': 'table',
      'not-in-hand': 'table',
      'opposite-winds': 'table',
      'ship-down': 'table',
      'stat-too-high': 'table',
      'too-long': 'table',
      'too-many-copies': 'table',
      'too-many-reloaded': 'table',
      'too-many-retired': 'table',
      'two-kinds': 'table',
      unexpected: 'table',
      'unknown-kind': 'table',
      'unknown-letter': 'table',
      'winds-missing': 'table',
      'winds-too-early': 'table',
    };
    const expected = Object.entries(every).flatMap(([code, at]) => (at === 'table' ? [code] : []));
    expect(rows.map(({ code }) => code).sort()).toEqual(expected.sort());
  });
});

it('a mistake stands where its letter stands, also within a word', () => {
  const text = 'table sail 7-7-7 NNB / 7-7-7 SX';
  expect(caret(text, refused(text))).toBe(`${text}\n${' '.repeat(30)}^`);
});

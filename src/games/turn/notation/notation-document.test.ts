import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { fencesOf } from '../../../core/test-kit.ts';
import { caret } from '../../../core/text-error.ts';
import type { ErrorCode, NotationError } from './error.ts';
import { makePosition, type Position, parsePosition } from './position.ts';

const markdown = readFileSync(new URL('NOTATION.md', import.meta.url), 'utf8');
const fences = fencesOf(markdown);
const shown = fences.filter(({ info }) => info === 'turn').map(({ code }) => code);

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

  it('and the canonical form of the careless one', () => {
    const careless = shown.findIndex((code) => code.startsWith('TABLE'));
    expect(makePosition(read(shown[careless] ?? ''))).toBe(shown[careless + 1]);
  });
});

describe('NOTATION.md shows errors', () => {
  const pictures = fences.flatMap(({ info, code }, index) => {
    const [, expected] = /^turn error (.+)$/.exec(info) ?? [];
    return expected ? [{ expected, code, picture: fences[index + 1]?.code }] : [];
  });

  it.each(pictures)('with the picture below: $expected', ({ expected, code, picture }) => {
    const error = refused(code);
    expect(error.code).toBe(expected);
    expect(picture).toBe(caret(code, error));
  });

  const rows = [...markdown.matchAll(/^\| `([a-z-]+)` \| (\w*) ?\| (.+?) \|/gm)].map(
    ([, code = '', clause = '', example = '']) => ({ code, clause, example }),
  );

  it.each(rows.filter(({ example }) => example.startsWith('`')))(
    'in its table: [$clause] $code',
    ({ code, clause, example }) => {
      const error = refused(example.replaceAll('`', ''));
      expect(error.code).toBe(code);
      expect(error.clause ?? '').toBe(clause);
    },
  );

  it('in its table, all of them once', () => {
    const every: { readonly [C in ErrorCode]: 'table' | 'text' } = {
      'already-discarded': 'table',
      'blank-not-played': 'table',
      'compass-complete': 'table',
      'discard-first': 'table',
      'expected-card': 'table',
      'expected-colon': 'table',
      'expected-direction': 'table',
      'expected-fee': 'table',
      'expected-lie': 'table',
      'expected-loot': 'table',
      'expected-move': 'table',
      'expected-place': 'table',
      'game-over': 'table',
      'hand-too-big': 'table',
      'lie-undecided': 'table',
      'not-in-hand': 'table',
      'own-discard': 'text',
      'pile-empty': 'table',
      'place-filled': 'table',
      'points-elsewhere': 'table',
      'repeated-pile': 'table',
      'second-turn-card': 'table',
      'second-wind-card': 'table',
      'too-few-seats': 'table',
      'too-long': 'table',
      'too-many-compasses': 'table',
      'too-many-copies': 'table',
      'too-many-fees': 'table',
      'too-many-seats': 'table',
      'turn-not-on-place': 'table',
      unexpected: 'table',
      'unknown-draw': 'table',
      'unknown-fee': 'table',
      'unknown-kind': 'table',
      'unknown-letter': 'table',
      'wrong-way-up': 'table',
    };
    const expected = Object.entries(every).flatMap(([code, at]) => (at === 'table' ? [code] : []));
    expect(rows.map(({ code }) => code).sort()).toEqual(expected.sort());
  });
});

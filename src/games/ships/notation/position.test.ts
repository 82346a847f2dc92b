import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { caret } from '../../../core/text-error.ts';
import { makePosition, type Position, parsePosition } from './position.ts';
import { arbPosition, carelessly, POSITIONS } from './test-kit.ts';

function read(text: string): Position {
  const result = parsePosition(text);
  if (!result.ok) throw new Error(`${result.error.code}\n${caret(text, result.error)}`);
  return result.value;
}

describe('every position', () => {
  it.each(Object.entries(POSITIONS))('comes back from its text: %s', (_, arb) => {
    fc.assert(
      fc.property(arb, (position) => {
        const text = makePosition(position);
        expect(read(text)).toEqual(position);
        expect(makePosition(read(text))).toBe(text);
      }),
    );
  });

  it('is read however carelessly its text is written', () => {
    fc.assert(
      fc.property(arbPosition, fc.integer(), (position, seed) => {
        const text = carelessly(makePosition(position), seed);
        fc.pre(text.length <= 1000);
        expect(makePosition(read(text))).toBe(makePosition(position));
      }),
    );
  });
});

describe('any text', () => {
  const arbText = fc.oneof(
    fc.string(),
    fc
      .array(
        fc.constantFrom(
          'hand',
          'winds',
          'table',
          'game',
          'fire',
          '7',
          '-',
          '~',
          '/',
          ':',
          ';',
          '.',
          'NB',
          'X',
        ),
        { maxLength: 30 },
      )
      .map((words) => words.join(' ')),
  );

  it('is read or refused at a place within it, never with an exception', () => {
    fc.assert(
      fc.property(arbText, (text) => {
        const result = parsePosition(text);
        if (result.ok) return;
        const { line, column, found } = result.error;
        const lines = text.split('\n');
        expect(line).toBeLessThanOrEqual(lines.length);
        expect((lines[line - 1] ?? '').slice(column - 1).startsWith(found)).toBe(true);
      }),
    );
  });
});

it('cards may stand in any order and grouping; a table has its winds apart', () => {
  expect(read('hand B,N b n')).toEqual({ kind: 'hand', cards: ['N', 'N', 'ball', 'ball'] });
  expect(read('table fire 7-7-7 ~EN B / 1-2-3 ~. .')).toMatchObject({
    phase: 'fire',
    winds: [['N', 'E'], []],
    hands: [['ball'], []],
    ships: [{ hull: 7 }, { hull: 1, rigging: 2, crew: 3 }],
    choices: null,
  });
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { caret } from '../../../core/text-error.ts';
import { replay } from '../rules/play.ts';
import { gameOf } from '../rules/position.ts';
import { arbSeed } from '../rules/test-kit.ts';
import { makePosition, type Position, parsePosition } from './position.ts';
import { arbPosition, arbTablePosition, carelessly, setupOf } from './test-kit.ts';

function read(text: string): Position {
  const result = parsePosition(text);
  if (!result.ok) throw new Error(`${result.error.code}\n${caret(text, result.error)}`);
  return result.value;
}

describe('a position', () => {
  it('is read back as it was written', () => {
    fc.assert(
      fc.property(arbPosition, (position) => {
        expect(read(makePosition(position))).toEqual(position);
      }),
    );
  });

  it('is read the same however it is written', () => {
    fc.assert(
      fc.property(arbPosition, arbSeed, (position, seed) => {
        const text = makePosition(position);
        expect(makePosition(read(carelessly(text, seed)))).toBe(text);
      }),
    );
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

  it('never throws, whatever the text', () => {
    const unit = fc.constantFrom(...'NESWTBvC0125*.@$:;/+-^?#_ \nü', 'table ', 'loot ', 'Tv ');
    fc.assert(
      fc.property(fc.string({ unit, maxLength: 80 }), (text) => {
        const result = parsePosition(text);
        if (!result.ok) expect(caret(text, result.error)).toContain('^');
      }),
      { numRuns: 1000 },
    );
  });

  it('points at the place of a mistake on its own line', () => {
    const text = '# a table\ntable ^ 20 * . 5\n * 1 2 10: N\tNO # too far';
    const result = parsePosition(text);
    expect(result).toMatchObject({ error: { code: 'unknown-letter', line: 3, column: 14 } });
  });

  it('points at the very card that is one too many', () => {
    const text = 'table ^ 20 * . 5 * 1 2 10: N B / E @W: N B';
    expect(parsePosition(text)).toMatchObject({ error: { code: 'too-many-copies', column: 42 } });
    const fees = 'loot 500 1 / 20 500';
    expect(parsePosition(fees)).toMatchObject({ error: { code: 'too-many-fees', column: 17 } });
    const axis = 'table ^ * . . . * . . .: N N N S / S S S N / N N S';
    expect(parsePosition(axis)).toMatchObject({ error: { code: 'too-many-copies', column: 50 } });
  });
});

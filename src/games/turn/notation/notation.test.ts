import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import words from '../../../../content/en/turn/rulings.json' with { type: 'json' };
import { testNotation } from '../../../../tests/notation-kit.ts';
import { replay } from '../rules/play.ts';
import { gameOf } from '../rules/position.ts';
import { makePosition, parsePosition } from './position.ts';
import { arbTablePosition, carelessly, POSITIONS, setupOf } from './test-kit.ts';

testNotation({
  language: 'turn',
  markdown: readFileSync(new URL('NOTATION.md', import.meta.url), 'utf8'),
  parse: parsePosition,
  make: makePosition,
  positions: POSITIONS,
  carelessly,
  words: [...'NESWTBvC0125*.@$:;/+-^?#_ \nü', 'table ', 'loot ', 'Tv '],
  errors: words.error,
  named: ['too-long'],
  untabled: ['own-discard'],
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

it('points at the very card that is one too many', () => {
  const text = 'table ^ 20 * . 5 * 1 2 10: N B / E @W: N B';
  expect(parsePosition(text)).toMatchObject({ error: { code: 'too-many-copies', column: 42 } });
  const fees = 'loot 500 1 / 20 500';
  expect(parsePosition(fees)).toMatchObject({ error: { code: 'too-many-fees', column: 17 } });
  const axis = 'table ^ * . . . * . . .: N N N S / S S S N / N N S';
  expect(parsePosition(axis)).toMatchObject({ error: { code: 'too-many-copies', column: 50 } });
});

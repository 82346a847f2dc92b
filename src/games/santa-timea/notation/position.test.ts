import { expect, it } from 'vitest';
import { checked } from '../../../core/result.ts';
import { makePosition, type Position, parsePosition } from './position.ts';

const parsed = (text: string): Position => checked(parsePosition(text));

/** What a text becomes when it is read and written again. */
const canonical = (text: string): string => makePosition(parsed(text));

it.each([
  ['trick house basic E3: E05 N11 p', 'trick E3: E5 N11 P'],
  ['trick pro de E3 + N1: E5 N11', 'trick de pro E3+N1: E5 N11'],
  ['round @0 N2: N5 E10; E1: E4 P;', 'round N2: N5 E10; E1: E4 P'],
  ['score . / N3 -N N1 N2', 'score . / N1 N2 N3 -N'],
  ['score W1,W2,W3,E3,E2,E1 -w -e/.', 'score E1 E2 E3 W1 W2 W3 -E -W / .'],
  ['hand P w1 N14 n2', 'hand N2 N14 W1 P'],
])('reading: %j is %j', (text, expected) => {
  expect(canonical(text)).toBe(expected);
});

it('writing sorts what lies in no order', () => {
  expect(
    makePosition({
      kind: 'hand',
      cards: [{ kind: 'piratess' }, { kind: 'number', wind: 'N', rank: 2 }],
    }),
  ).toBe('hand N2 P');
  const north = [3, 1, 2].map((damage) => ({ wind: 'N', damage }) as const);
  expect(
    makePosition({
      kind: 'score',
      edition: 'house',
      variant: 'basic',
      holdings: [
        { cards: [...north, { wind: 'N', damage: 1 }], discarded: ['N'] },
        { cards: [], discarded: [] },
      ],
    }),
  ).toBe('score N1 N1 N2 N3 -N / .');
});

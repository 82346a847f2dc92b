import { describe, expect, it } from 'vitest';
import { checked } from '../../../core/result.ts';
import { toAct } from '../rules/round.ts';
import { makeEnding, readEnding, roundOf } from './ending.ts';

const TWO = 'ending E1 N1 S2 S1: N4 E8 W7 / E3 E9 S10 S14 > S5 + E2';

const errorOf = (text: string): string | null => {
  const read = readEnding(text);
  return read.ok ? null : read.error.code;
};

describe('an ending', () => {
  it('is read and written back, hands and what was taken sorted', () => {
    const read = readEnding('Ending e1 n1: w7 e8 / s14, e3 > + s2 n1');
    expect(read.ok && makeEnding(read.value)).toBe('ending E1 N1: E8 W7 / E3 S14 + N1 S2');
    expect(makeEnding(checked(readEnding(TWO)))).toBe(TWO);
  });

  it('[T1] is a round in which the seat after the cards on the table is to play', () => {
    const round = roundOf(checked(readEnding(TWO)));
    expect(toAct(round)).toBe(1);
    expect(round.collected).toEqual([[], [{ wind: 'E', damage: 2 }]]);
  });

  it.each([
    ['missing colon', 'ending N1 N1 / E1', 'expected-colon'],
    ['a card twice', 'ending N1: E1 / E1', 'duplicate-card'],
    ['a wind card thrice', 'ending N1 N1: E1 E2 / E3 E4 + N1', 'too-many-wind-cards'],
    ['a hand too small', 'ending N1 N2: E1 E2 / E3', 'no-task'],
    ['more cards on the table than others', 'ending N1: / > E1 E2', 'no-task'],
  ])('is refused: %s', (_, text, code) => {
    expect(errorOf(text)).toBe(code);
  });
});

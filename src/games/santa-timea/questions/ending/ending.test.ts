import { describe, expect, it } from 'vitest';
import { toAct } from '../../rules/round.ts';
import { QUESTIONS, type TimeaQuestion } from '../index.ts';
import { makeEnding, readEnding, roundOf } from './ending.ts';
import { refutation } from './play-out.ts';

const { answersOf, parse, reasonsFor } = QUESTIONS;

const TWO = 'ending E1 N1 S2 S1: N4 E8 W7 / E3 E9 S10 S14 > S5 + E2';

function last(text: string): Extract<TimeaQuestion, { ask: 'last' }> {
  const parsed = parse(`last in ${text}`);
  if (!parsed.ok || parsed.value.ask !== 'last') throw new Error(text);
  return parsed.value;
}

const errorOf = (text: string): string | null => {
  const read = readEnding(text);
  return read.ok ? null : read.error.code;
};

describe('an ending', () => {
  it('is read and written back, hands and what was taken sorted', () => {
    const read = readEnding('Ending e1 n1: w7 e8 / s14, e3 > + s2 n1');
    expect(read.ok && makeEnding(read.value)).toBe('ending E1 N1: E8 W7 / E3 S14 + N1 S2');
    expect(makeEnding(last(TWO).ending)).toBe(TWO);
  });

  it('[T1] is a round in which the seat after the cards on the table is to play', () => {
    const round = roundOf(last(TWO).ending);
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

describe('the last tricks', () => {
  it('[R4] have one card with the least damage; the others cost more', () => {
    const task = last(TWO);
    expect(answersOf(task)).toEqual({ offered: ['E3', 'E9', 'S10', 'S14'], right: ['E3'] });
    const damages = answersOf(task).offered.map((answer) => {
      const end = refutation(task.ending, answer).at(-1);
      return end?.key === 'damage' ? end.damage : null;
    });
    const [best = 0, ...others] = damages;
    expect(others.filter((damage) => (damage ?? 0) <= (best ?? 0))).toEqual([]);
  });

  it('[R4] within a limit is every card that is sure of no more, if the others do their worst', () => {
    const right = (most: number) => {
      const parsed = parse(`at-most ${most} in ${TWO}`);
      return parsed.ok ? answersOf(parsed.value).right : null;
    };
    expect([1, 2, 3].map(right)).toEqual([[], ['E3'], ['E3', 'E9', 'S10', 'S14']]);
  });

  it('[P4] a Piratess that may not be led is wrong, and the rule says why', () => {
    const task = last('ending N1 E2: N1 P / E3 E4');
    expect(answersOf(task).right).not.toContain('P');
    expect(reasonsFor(task, 'P')).toMatchObject([{ about: 'refusal', step: { clause: 'P4' } }]);
    expect(refutation(task.ending, 'P')).toEqual([]);
  });

  it('[R2] a set is laid aside at the end', () => {
    const task = last('ending N3 E1: N1 N13 / N5 N6 + N1 N2');
    const damage = (answer: string) => refutation(task.ending, answer).at(-1);
    expect(damage('N1')).toMatchObject({ clause: 'R4', damage: 0 });
    expect(damage('N13')).toMatchObject({ damage: 4 });
  });
});

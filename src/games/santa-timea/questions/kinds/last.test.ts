import { describe, expect, it } from 'vitest';
import { QUESTIONS, type TimeaQuestion } from '../index.ts';
import { refutation } from '../play-out.ts';

const { answersOf, parse, reasonsFor } = QUESTIONS;

const TWO = 'ending E1 N1 S2 S1: N4 E8 W7 / E3 E9 S10 S14 > S5 + E2';

function last(text: string): Extract<TimeaQuestion, { ask: 'last' }> {
  const parsed = parse(`last in ${text}`);
  if (!parsed.ok || parsed.value.ask !== 'last') throw new Error(text);
  return parsed.value;
}

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

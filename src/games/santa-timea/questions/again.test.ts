import { describe, expect, it } from 'vitest';
import { foundBy } from '../../../kit/question/again.ts';
import { QUESTIONS } from './index.ts';
import { AGAIN } from './practice.ts';
import { question } from './test-kit.ts';

const { firstOf, isTaught, lookForMiss, lookForOther, missOf } = AGAIN;

const TRICKS = ['T1', 'T2', 'T4', 'T6', 'V1', 'V2', 'V3', 'V4'];

it('remembers a mistake by the misreading that explains it, else by what was asked', () => {
  expect(missOf(question('taker in trick E2: E4 N6 W9'), '1')).toBe('halves-the-opposite');
  expect(missOf(question('damage 1 in score N1 E3 / S2 W2 / N2'), '2')).toBe('damage');
});

it('puts a misreading right before what was only asked', () => {
  expect(firstOf(['taker', 'forgets-ties', 'ignores-wind'])).toBe('forgets-ties');
  expect([firstOf(['damage']), firstOf([])]).toEqual(['damage', undefined]);
});

describe('a question that comes again', () => {
  it('would be got wrong by the same mistake, and needs nothing that was not taught', () => {
    for (const miss of ['swaps-half-and-zero', 'ignores-wind', 'zeros-all-tie'] as const) {
      const made = foundBy(lookForMiss(miss, TRICKS, 7));
      if (!made) throw new Error(`nothing about ${miss}`);
      expect(QUESTIONS.exposedBy(made)).toContain(miss);
      expect(isTaught(made, TRICKS)).toBe(true);
    }
    expect(foundBy(lookForMiss('piratess-is-highest', TRICKS, 7))).toBeNull();
    expect(foundBy(lookForMiss('nothing of this name', TRICKS, 7))).toBeNull();
  });

  it('asks the same about other cards', () => {
    const asked = question('leader in trick S2: N5 N12 N8');
    const made = foundBy(lookForOther({ question: asked, clauses: ['V6'] }, [...TRICKS, 'V6'], 7));
    if (!made) throw new Error('nothing like it');
    expect(made.ask).toBe('leader');
    expect([...QUESTIONS.clausesOf(made)]).toContain('V6');
    expect(QUESTIONS.patternOf(made)).not.toBe(QUESTIONS.patternOf(asked));
  });
});

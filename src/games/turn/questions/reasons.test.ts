import { describe, expect, it } from 'vitest';
import { checked } from '../../../core/result.ts';
import { saysKeys } from '../../../core/test-kit.ts';
import type { RulingStep } from '../explain/move.ts';
import { QUESTIONS, type TurnQuestion } from './index.ts';

const { clausesOf, parse, reasonsFor } = QUESTIONS;

const task = (text: string): TurnQuestion => checked(parse(text));

const keys = (steps: readonly RulingStep[]): string[] =>
  steps.map((step) => (step.key === 'refused' ? step.refusal.code : step.key));

describe('the reasons of an answer', () => {
  it('[N18] say why a card does not go there, and where it goes', () => {
    const asked = task('place E in table Tv 1 2 5 10 20 * 50 1: E');
    expect(keys(reasonsFor(asked, 'E'))).toEqual(['wrong-way-up', 'placed-upside-down', 'fee']);
    expect(keys(reasonsFor(asked, 'W'))).toEqual(['placed-upside-down', 'fee']);
    expect(keys(reasonsFor(asked, 'nowhere'))).toEqual(['placed-upside-down', 'fee']);
  });

  it('[NA2] [N26] say why it goes nowhere', () => {
    const filled = task('place E in table ^ 1 2 * 10 20 5 50 1: E B');
    expect(keys(reasonsFor(filled, 'nowhere'))).toEqual(['place-filled']);
    const blank = task('place B in table ^ 1 2 * 10 20 5 50 1: E B');
    expect(keys(reasonsFor(blank, 'S'))).toEqual(['blank-not-played']);
    const speech = { t: saysKeys(), list: String, name: String };
    expect(QUESTIONS.kindOf(blank).hint?.(blank, 'S', speech)).toBe('hint.nowhere');
  });

  it('[N10] say how far a plan comes', () => {
    const asked = task('order in table ^ * * * * 5 * * *: N E T');
    expect(keys(reasonsFor(asked, 'Tv N')).slice(0, 5)).toEqual([
      'turn-swings',
      'turn-no-fee',
      'placed-upside-down',
      'fee-last',
      'compass',
    ]);
    expect(keys(reasonsFor(asked, 'N Tv'))).toEqual(['place-filled']);
    expect(keys(reasonsFor(asked, 'Tv E'))).toEqual(['turn-swings', 'turn-no-fee', 'place-filled']);
  });

  it('[N23] say what the next player makes of a discard', () => {
    const asked = task('guard W in table ^ * * 5 * * * * 2: NW E W N / S N NE T @: NE SE; NW:NW');
    expect(keys(reasonsFor(asked, 'N'))).toEqual(['discarded', 'next-cannot-complete']);
    const told = keys(reasonsFor(asked, 'E'));
    expect(told).toContain('drawn');
    expect(told.at(-1)).toBe('next-can-complete');
  });
});

it('[N13] [N18] an answer is about the clauses that decide it', () => {
  const clauses = [...clausesOf(task('place E in table Tv 1 2 5 10 20 * 50 1: E'))];
  expect(clauses).toEqual(expect.arrayContaining(['N13', 'N18', 'N8']));
});

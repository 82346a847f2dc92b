import { expect, it } from 'vitest';
import { FACTS } from './facts.ts';

it('[V1] [V2] [V3] a card counts in full in the wind’s own direction, half across it, zero in the opposite one', () => {
  expect([FACTS.along, FACTS.across, FACTS.against]).toEqual(['full', 'half', 'zero']);
});

it.each([
  ['[C1]', 'cards', 80],
  ['[C2]', 'wheel-cards', 60],
  ['[C3]', 'wind-cards', 20],
  ['[C3]', 'copies-of-3', 1],
  ['[C6]', 'players-most', 5],
  ['[O2]', 'tricks', 12],
  ['[O2]', 'rounds', 5],
  ['[S4]', 'hand-cards', 12],
  ['[R6]', 'two-players-best', 2],
  ['[A9]', 'two-players-tied', 1],
  ['[B3]', 'pair-of-2', 2],
  ['[B4]', 'penalty-step-few', 4],
  ['[B4]', 'penalty-step-many', 3],
] as const)('%s %s: %i', (_clause, id, value) => {
  expect(FACTS[id]).toBe(value);
});

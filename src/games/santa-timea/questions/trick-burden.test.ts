import { describe, expect, it } from 'vitest';
import { HOUSE, trick } from '../rules/test-kit.ts';
import { QUESTIONS } from './index.ts';
import { question } from './test-kit.ts';
import { trickBurden } from './trick-burden.ts';

const besides = (plays: string): number => trickBurden(trick('N1', plays), HOUSE);

const { bandOf, difficulty, exposedBy } = QUESTIONS;

describe('what has to be kept in mind', () => {
  it('[T4] is nothing for two cards at a glance', () => {
    expect(besides('N9 N4')).toBe(0);
    expect(difficulty(question('taker in trick N1: N9 N4'))).toBe(0);
  });

  it('comes on top of two for every misreading that goes wrong', () => {
    const asked = question('taker in trick N1: N3 E5');
    expect(exposedBy(asked)).toEqual(['ignores-wind']);
    expect(difficulty(asked)).toBe(2 + 1);
  });

  it('counts every player beyond two', () => {
    expect(besides('N2 N12 N6')).toBe(1);
    expect(besides('N2 N12 N6 N9')).toBe(2);
    expect(besides('N2 N12 N6 N9 N14')).toBe(3);
  });

  it('[V4] counts half a point or less between the lowest two cards left', () => {
    expect(besides('N5 E11')).toBe(1);
    expect(besides('N5 E12')).toBe(0);
    expect(besides('N5 N12 E12 E11')).toBe(2 + 1);
  });

  it('[V2] counts a rank among zeros that decides, besides the gap that is none', () => {
    expect(besides('S6 S11')).toBe(1 + 1);
    expect(besides('S6 N11')).toBe(0);
    expect(besides('N11 S4 P')).toBe(1 + 1 + 1);
  });

  it('[X1] [X2] counts a lowest card that is knocked out', () => {
    expect(besides('W3 E3 N14')).toBe(1 + 1);
    expect(besides('W6 E6 N1')).toBe(1);
  });

  it('[P1] [P2] counts Piratesses, at most two', () => {
    expect(besides('N1 N13 P')).toBe(1 + 1);
    expect(besides('N1 N13 P P')).toBe(2 + 2);
    expect(besides('N1 N13 P P P')).toBe(3 + 2);
  });

  it('[X3] counts two when nobody takes', () => {
    expect(besides('N7 W14')).toBe(1 + 2);
  });
});

it('bands begin at 0, 5, 9 and 12', () => {
  const bands = ['S6 S11', 'N13 P E4', 'N3 W12 E6', 'N7 W14', 'N11 S4 P', 'E8 P'].map((plays) => {
    const asked = question(`taker in trick N1: ${plays}`);
    return [difficulty(asked), bandOf(asked)];
  });
  expect(bands).toEqual([
    [4, 'easy'],
    [4, 'easy'],
    [8, 'medium'],
    [9, 'hard'],
    [11, 'hard'],
    [12, 'expert'],
  ]);
});

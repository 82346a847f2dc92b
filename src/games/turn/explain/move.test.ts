import { describe, expect, it } from 'vitest';
import { answering, played, table } from '../rules/test-kit.ts';
import { explainEvents, type MoveStep } from './move.ts';

const FULL = '5 20 1 2 10 50 100 200';

type Start = Parameters<typeof table>[0];

const steps = (start: Partial<Start>, moves: string): MoveStep[] =>
  explainEvents(played(table({ places: FULL, hands: 'E T B N/S', ...start }), moves).events, 0);

const keys = (start: Partial<Start>, moves: string): string[] =>
  steps(start, moves).map(({ key, clause }) => `${clause} ${key}`);

describe('the reasons of a move', () => {
  it('[N7] [N13] [N11] say how a wind card lies and why', () => {
    expect(keys({}, 'E:E')).toEqual(['N7 placed', 'N8 fee']);
    expect(keys({ lie: 'upside-down' }, 'E:W')).toEqual(['N13 placed-upside-down', 'N8 fee']);
    expect(keys({ lie: null }, 'E:E')).toEqual(['N11 placed-first', 'N8 fee']);
    expect(keys({ lie: null }, 'E:W')[0]).toBe('N11 placed-first-upside-down');
    expect(keys({ places: '. . . . . . . .' }, 'E:E')[1]).toBe('N2 no-fee');
  });

  it('[N18] [N20] [N21] [NA4] say what a Turn card changes', () => {
    expect(keys({}, 'Tv')).toEqual(['N18 turn-swings', 'N21 turn-no-fee']);
    expect(keys({}, 'T^')[0]).toBe('N20 turn-same');
    expect(keys({ lie: null }, 'T^')[0]).toBe('NA4 turn-decides');
    const rules = answering('turnFirst', 'decides-nothing');
    expect(keys({ lie: null, rules }, 'T^')[0]).toBe('NA4 turn-nothing');
  });

  it('[N9] [N15] [N16] [NA1] [NA3] [NA6] tell all that comes with a compass', () => {
    const places = '* * 50 * * * * *';
    const black = [1, 1, 1, 1, 1, 1, 1, 1];
    expect(keys({ places, black, seat: 0 }, 'E:E')).toEqual([
      'N7 placed',
      'NA3 fee-last',
      'N9 compass',
      'N9 captain-again',
      'N15 new-field',
      'NA1 lie-stays',
      'N16 captains-card',
    ]);
    // The Captain’s next card completes nothing.
    expect(keys({ places, black, seat: 0 }, 'E:E N:N').at(-1)).toBe('N8 fee');
    const late = keys({ places, black: [1, 1], seat: 1, hands: 'S/E B' }, 'E:E');
    expect(late.slice(3, 5)).toEqual(['N9 captain', 'NA6 new-field-short']);
    const rules = { completingFee: 'lost', nextCompass: 'decided-again' } as const;
    const other = keys({ places, rules }, 'E:E');
    expect([other[1], other[4], other[5]]).toEqual([
      'NA3 fee-lost',
      'N2 new-field-bare',
      'NA1 lie-open',
    ]);
  });

  it('[N24] [NA13] tell why the game is over', () => {
    expect(keys({ hands: 'E/B', pile: '' }, 'E:E').at(-1)).toBe('N24 over-no-cards');
    const left = { hands: 'E/B', pile: '', discards: { S: 'B' } } as const;
    expect(keys({ ...left, places: '* * 5 * * * * 1' }, 'E:E').at(-1)).toBe('NA13 over-standstill');
    const idle = { hands: 'E N B T/S S S S', pile: 'B' } as const;
    expect(keys(idle, '-E:E +E -S:N +N -E:E +E -S:N +N').at(-1)).toBe('NA13 over-idle');
  });
});

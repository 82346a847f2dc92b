import { expect, it } from 'vitest';
import { practiceFragment } from './practice-fragment.ts';

it.each([
  [
    'all that is chosen, in its order, then the number',
    { misreading: 'forgets-ties', clause: 'X1', band: 'hard', players: 3 },
    7,
    '#misreading=forgets-ties&clause=X1&band=hard&players=3&number=7',
  ],
  [
    'nothing of a theme in which anything will do',
    { misreading: null, clause: null, band: 'easy', players: null },
    12,
    '#band=easy&number=12',
  ],
  ['nothing of a theme that was left blank', { clause: '', players: 2 }, 1, '#players=2&number=1'],
  ['the number alone where everything is open', { clause: null }, 3, '#number=3'],
] as const)('the address of a practice puzzle names %s', (_, chosen, number, fragment) => {
  expect(practiceFragment(chosen, number)).toBe(fragment);
});

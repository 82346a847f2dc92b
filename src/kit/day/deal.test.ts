import { expect, it } from 'vitest';
import ships from '../../../content/en/ships/deal.json' with { type: 'json' };
import { createTranslate } from '../../core/words.ts';
import { seedOfDay, shareText, tellBoth } from './deal.ts';

const t = createTranslate(ships, 'en');
const DAY = '2026-12-05';
const head = { day: DAY, number: 35, shared: '/daily/deal/ships/' };
const results = { own: 'won in turn 6', ours: 'lost in turn 8' };
const told = (on: string) => tellBoth({ day: DAY, on }, results, t, 'en');

it('what is dealt on a date never changes', () => {
  expect(seedOfDay(DAY)).toBe(1106534301);
});

it('one’s own result stands beside that of our player, and a deal played late says so, but not across midnight', () => {
  const { rows, notes } = told('2026-12-06');
  expect(rows).toEqual([
    { name: 'You', figure: results.own, isYou: true },
    { name: 'Our player', figure: results.ours, isYou: false },
  ]);
  expect(notes).toEqual([t('deal.result.note')]);
  const late = 'Played on 7 December 2026, not on the day itself.';
  expect(told('2026-12-07').notes).toEqual([late, t('deal.result.note')]);
  expect(told('2026-12-07').shared).toEqual([...told(DAY).shared, late]);
});

it('what is shared can be read aloud, and leads to the deal', () => {
  expect(
    shareText(told(DAY).shared, head, 'https://windrose.example', t, 'en').split('\n'),
  ).toEqual([
    'Windrose, Ships of the Line, duel no. 35, 5 December 2026',
    'My result: won in turn 6.',
    'Windrose’s own player with the same cards: lost in turn 8.',
    `https://windrose.example/daily/deal/ships/#${DAY}`,
  ]);
});

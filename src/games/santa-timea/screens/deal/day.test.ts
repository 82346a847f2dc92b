import { expect, it } from 'vitest';
import { dayAfter } from '../../../../core/day.ts';
import { makeGame, parseGame } from '../../notation/game.ts';
import { at, type Match } from '../../players/match.ts';
import { dealOfDay, isOf } from './deal-view.ts';

it('what is dealt on a date never changes', () => {
  expect(makeGame(dealOfDay('2026-12-05'))).toBe('game seed 1106534301 seats 4 alone able');
});

it('every day of thirty years has cards of its own, which the notation can write', () => {
  const days = Array.from({ length: 11_000 }, (_, index) => dayAfter('2026-11-01', index));
  expect(new Set(days.map((day) => dealOfDay(day).seed)).size).toBe(days.length);
  const hands = new Set<string>();
  for (const day of days.slice(0, 60)) {
    const deal = dealOfDay(day);
    expect(parseGame(makeGame(deal))).toEqual({ ok: true, value: deal });
    hands.add(JSON.stringify(at(deal).hands[0]));
  }
  expect(hands.size).toBe(60);
});

it('only its own moments belong to it, with whatever help, and not those of players with ways', () => {
  const deal = dealOfDay('2026-12-05');
  const isOfDay = (change: Partial<Match>) => isOf(deal, makeGame({ ...deal, ...change }));
  expect(isOfDay({ back: 2, hints: 1, isCoached: true })).toBe(true);
  expect([{ hasWays: true }, { level: 'strong' } as const, { seed: 5 }].map(isOfDay)).toEqual([
    false,
    false,
    false,
  ]);
});

import { expect, it } from 'vitest';
import { wordsIn } from '../../../../../tests/santa-timea-words.ts';
import { dayAfter } from '../../../../core/day.ts';
import { makeCard } from '../../notation/cards.ts';
import { makeGame, parseGame } from '../../notation/game.ts';
import { at, type Match } from '../../players/match.ts';
import { type Comparison, endOf, playedBy } from '../../players/review.ts';
import { dealOfDay, isOf, shareText, viewDeal } from './deal-view.ts';

const t = wordsIn('en');

const DAY = '2026-12-05';

const head = { day: DAY, number: 35, shared: '/daily/deal/' };

const played = playedBy({ ...dealOfDay(DAY), level: 'gentle' }, 'gentle');

const marks = '1 trick taken back.';

const noon = (day: string): number => new Date(`${day}T12:00:00`).getTime();

const found: Comparison = { levels: { gentle: 8, able: 6, strong: 3 }, isSame: true };

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
  const others = [{ hasWays: true }, { level: 'strong' } as const, { seed: 5 }];
  expect(others.some(isOfDay)).toBe(false);
});

it('[R4] tells one’s own damage before the others’ is known', () => {
  const own = endOf(at(played)).damage;
  const before = viewDeal(head, played, marks, noon(DAY), undefined, t);
  expect(before.rows.map(({ figure }) => figure)).toEqual([String(own), '', '', '']);
  const after = viewDeal(head, played, marks, noon(DAY), found, t);
  expect(after.rows.map(({ figure }) => figure)).toEqual([String(own), '8', '6', '3']);
  const stoodIn = { ...found, isSame: false };
  expect(viewDeal(head, played, marks, noon(DAY), stoodIn, t).notes.join(' ')).toContain(
    'Able opponents don’t work',
  );
});

it('a deal played after its day says so, but not across midnight', () => {
  const notes = (on: string) => viewDeal(head, played, marks, noon(on), found, t).notes.join(' ');
  expect(notes('2026-12-06')).not.toContain('not on the day itself');
  expect(notes('2026-12-07')).toContain('Played on 7 December 2026, not on the day itself.');
});

it('what is shared says which deal, how it went and with what help, and no card of it', () => {
  const result = viewDeal(head, played, marks, noon('2026-12-09'), found, t);
  const text = shareText(result.shared, head, 'https://windrose.example', t);
  expect(text.split('\n').at(0)).toContain('no. 35');
  expect(text.split('\n').at(-1)).toBe(`https://windrose.example/daily/deal/#${DAY}`);
  for (const word of ['gentle 8, able 6, strong 3', '1 trick taken back.', '9 December 2026']) {
    expect(text).toContain(word);
  }
  expect(text.split('\n')).toHaveLength(3);
  const others = viewDeal(head, played, marks, noon(DAY), { ...found, isSame: false }, t).shared;
  expect(others.join()).not.toContain('With the same cards');
  for (const card of played.cards) expect(text.split(/\W/)).not.toContain(makeCard(card));
});

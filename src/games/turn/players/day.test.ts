import { expect, it } from 'vitest';
import { dayAfter } from '../../../core/day.ts';
import { LONGEST } from '../notation/error.ts';
import { makeGame } from '../notation/game.ts';
import { dealOfDay, isOf, isOverIn, playedByOurs } from './day.ts';
import { keptDeals, keptGames } from './kept.ts';
import { readMatch } from './read.ts';

const DAY = '2026-12-05';
const days = Array.from({ length: 12 }, (_, index) => dayAfter('2026-11-01', index));

it('what is dealt on a date never changes, and can be written', () => {
  expect(makeGame(dealOfDay(DAY))).toBe('game seed 1106534301 seats 4 decks 2');
  for (const day of days) {
    expect(readMatch(makeGame(dealOfDay(day)))).toEqual({ ok: true, value: dealOfDay(day) });
  }
});

it('[N24] our player brings every game to its end from the learner’s seat, and it can be kept', () => {
  for (const day of days) {
    const text = makeGame(playedByOurs(dealOfDay(day)));
    expect(isOverIn(text), day).toBe(true);
    expect(keptDeals.read({ [day]: { at: 1, text } })).not.toBeNull();
  }
});

it('[N5] a game is over when it is, and only its own moments belong to it', () => {
  const deal = dealOfDay(DAY);
  const played = playedByOurs(deal);
  const begun = makeGame({ ...played, moves: played.moves.slice(0, 4) });
  expect(isOverIn(begun)).toBe(false);
  expect(isOverIn('seed x')).toBeUndefined();
  expect(isOf(deal, begun)).toBe(true);
  expect(isOf(deal, makeGame({ ...played, back: 1 }))).toBe(false);
  expect(isOf(deal, makeGame({ ...deal, seats: 3 }))).toBe(false);
  expect(isOf(deal, makeGame(dealOfDay('2026-12-06')))).toBe(false);
});

it('of a game on two devices the one that is further counts, then the one played first', () => {
  const [short, long] = [makeGame(dealOfDay(DAY)), makeGame(playedByOurs(dealOfDay(DAY)))];
  const merged = (a: string, b: string) =>
    keptDeals.merge({ [DAY]: { at: 1, text: a } }, { [DAY]: { at: 2, text: b } })[DAY];
  expect(merged(long, short)).toEqual({ at: 1, text: long });
  expect(merged(short, long)).toEqual({ at: 2, text: long });
  expect(merged(long, long)?.at).toBe(1);
});

it('whatever can be read can be kept', () => {
  const text = 'x'.repeat(LONGEST);
  expect(keptDeals.read({ [DAY]: { at: 1, text } })).not.toBeNull();
  expect(keptGames.read({ game: { at: 1, text } })).not.toBeNull();
});

import { expect, it } from 'vitest';
import { dayAfter } from '../../../core/day.ts';
import { LONGEST } from '../notation/error.ts';
import { makeGame } from '../notation/game.ts';
import type { Choices } from '../rules/game.ts';
import { dealOfDay, isOf, isOverIn, playedByOurs } from './day.ts';
import { keptDeals, keptGames } from './kept.ts';
import { gameOf, withChoice } from './match.ts';
import { readMatch } from './read.ts';

const DAY = '2026-12-05';
const days = Array.from({ length: 40 }, (_, index) => dayAfter('2026-11-01', index));

it('what is dealt on a date never changes, and can be written', () => {
  expect(makeGame(dealOfDay(DAY))).toBe('game 1106534301');
  for (const day of days) {
    expect(readMatch(makeGame(dealOfDay(day)))).toEqual({ ok: true, value: dealOfDay(day) });
  }
});

it('[W2] our player brings every duel to its end from the learner’s seat, always in the same way', () => {
  const winners = days.map((day) => {
    const played = playedByOurs(dealOfDay(day));
    expect(isOverIn(makeGame(played)), day).toBe(true);
    const game = gameOf(played);
    return game.ok ? game.value.outcome?.winner : undefined;
  });
  expect(new Set(winners)).toEqual(new Set([0, 1, null]));
  expect(playedByOurs(dealOfDay(DAY))).toEqual(playedByOurs(dealOfDay(DAY)));
});

it('[W5] a duel is over when it is, and only its own moments belong to it', () => {
  const begun = withChoice(dealOfDay(DAY), []);
  expect(isOverIn(makeGame(begun))).toBe(false);
  expect(isOverIn('seed x')).toBeUndefined();
  expect(isOf(dealOfDay(DAY), makeGame(begun))).toBe(true);
  expect(isOf(dealOfDay(DAY), makeGame(dealOfDay('2026-12-06')))).toBe(false);
  expect(isOf(dealOfDay(DAY), makeGame({ ...dealOfDay(DAY), turns: 1 }))).toBe(false);
  const ours = playedByOurs(dealOfDay(DAY));
  expect(isOf(dealOfDay(DAY), makeGame(ours))).toBe(true);
  expect(isOf(dealOfDay(DAY), makeGame({ ...ours, hints: 1 }))).toBe(false);
  const idle = ours.choices.map(([own]): Choices => [own, []]);
  expect(isOf(dealOfDay(DAY), makeGame({ ...ours, choices: idle.slice(0, 1) }))).toBe(false);
});

it('of a duel on two devices the one that is further counts, then the one played first', () => {
  const [short, long] = [makeGame(dealOfDay(DAY)), makeGame(playedByOurs(dealOfDay(DAY)))];
  const merged = (a: string, b: string) =>
    keptDeals.merge({ [DAY]: { at: 1, text: a } }, { [DAY]: { at: 2, text: b } })[DAY];
  expect(merged(long, short)).toEqual({ at: 1, text: long });
  expect(merged(short, long)).toEqual({ at: 2, text: long });
  expect(merged(long, long)?.at).toBe(1);
  expect(keptDeals.read({ [DAY]: { at: 1, text: long } })).not.toBeNull();
});

it('whatever can be read can be kept', () => {
  const text = 'x'.repeat(LONGEST);
  expect(keptDeals.read({ [DAY]: { at: 1, text } })).not.toBeNull();
  expect(keptGames.read({ game: { at: 1, text } })).not.toBeNull();
});

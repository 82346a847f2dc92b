import { expect, it } from 'vitest';
import deal from '../../../../../content/en/ships/deal.json' with { type: 'json' };
import { createTranslate } from '../../explain/words.ts';
import { makeGame } from '../../notation/game.ts';
import { dealOfDay, isOverIn, playedByOurs } from '../../players/day.ts';
import { withChoice } from '../../players/match.ts';
import { tellResults } from './told-deal.ts';

const t = createTranslate(deal, 'en');

it.each([
  ['2026-11-01', 'lost in turn 6'],
  ['2026-11-02', 'won in turn 4'],
  ['2026-11-05', 'a draw in turn 8'],
])('[W2] says who won and when: %s', (day, end) => {
  const text = makeGame(playedByOurs(dealOfDay(day)));
  expect(tellResults(text, t)).toEqual({ own: end, ours: end });
});

it('[W2] tells one’s own duel from that of our player, and nothing of one that is not over', () => {
  let idle = dealOfDay('2026-11-02');
  expect(() => tellResults(makeGame(idle), t)).toThrow();
  while (!isOverIn(makeGame(idle))) idle = withChoice(idle, []);
  const { own, ours } = tellResults(makeGame(idle), t);
  expect(own).toMatch(/^lost in turn \d+$/);
  expect(ours).toBe('won in turn 4');
});

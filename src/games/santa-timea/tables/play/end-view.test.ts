import { expect, it } from 'vitest';
import { gameCatalogue } from '../../../../site/i18n/catalogues.ts';
import { createTranslate } from '../../explain/words.ts';
import { parseGame } from '../../notation/game.ts';
import { viewPlay } from './play-view.ts';

const t = createTranslate(gameCatalogue('en', 'santa-timea'), 'en');

const viewOf = (text: string, isRuled = false) => {
  const match = parseGame(text);
  if (!match.ok) throw new Error(match.error.code);
  return viewPlay(match.value, isRuled, t, 'en');
};

/** A round of two tricks that stands alone: the first costs the learner 3, nobody takes the second. */
const ALONE = 'game seed 7 seats 2 tricks 2 alone: E10 P S14 W2';

it('[E1] there is no winner before the last trick is ruled on', () => {
  expect(viewOf(ALONE, true).end).toBeNull();
  expect(viewOf('game seed 7 seats 2 tricks 2: E10 P S14 W2').end).toBeNull();
});

it('a round alone is won by the most points, all said with the most first', () => {
  const { end, score } = viewOf(ALONE);
  const points = score?.seats.map((seat) => Number.parseInt(seat.points, 10)) ?? [];
  const [most, least] = points.toSorted((a, b) => b - a);
  expect(end?.title).toContain(`${most}\u202f:\u202f${least}`);
  expect(end?.lanes.map((lane) => lane.points)).toEqual([most, least]);
});

it('the dearest trick is one that the learner took, the best escape one that somebody else did', () => {
  for (const { title, trick } of viewOf(ALONE).end?.tricks ?? []) {
    expect(trick.outcome.startsWith('You take')).toBe(title.startsWith('Your costliest'));
    expect(title).toMatch(/: trick [12]$/);
  }
  expect(viewOf(ALONE).end?.tricks.length).toBeGreaterThan(0);
});

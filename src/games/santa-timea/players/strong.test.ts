import { describe, expect, it } from 'vitest';
import { LEVELS } from '../notation/levels.ts';
import { sameCard, type WheelCard } from '../rules/cards.ts';
import type { Round } from '../rules/round.ts';
import { solveEndgame } from '../simulator/endgame.ts';
import { chooseCard } from './bot.ts';
import { counsel } from './coach.ts';
import { chooseStrong } from './strong.ts';
import { moments, redealtHidden, start, TABLES } from './test-kit.ts';
import { unseenCards, type View, viewOf } from './view.ts';

/** As today's simple players play. */
const simple = (seed: number) => (view: View) => chooseCard(view, seed);

describe.each(TABLES)('in the %s game with %i seats', (variant, seats) => {
  it.each(LEVELS)('what a seat can’t see never changes what it chooses or expects: %s', (level) => {
    // A number of moments that has nothing in common with the number of seats.
    const some = [...moments(start(4, seats, variant), simple(4))].filter(
      (_, at) => at % 7 === seats,
    );
    // The strong player thinks long about each.
    for (const { view, round } of level === 'strong' ? some.slice(1, 2) : some) {
      const other = viewOf(redealtHidden(round, view, 1), view.seat) as View;
      expect(other).toEqual(view);
      const [chosen, again] = [view, other].map((one) => chooseStrong(one, { level, seed: 1 }));
      expect(again).toEqual(chosen);
    }
  });
});

it.each([2, 3, 5])('[R4] with %i seats what it calls exact is what the solver says', (seats) => {
  let found = 0;
  for (let seed = 1; found < 2; seed++) {
    for (const { view, round } of moments(start(seed, seats, 'basic'), simple(seed))) {
      const { isExact, cards } = counsel(view, { level: 'able', hasWays: false }, 1, 4_000);
      const isLate = view.hand.length === 2 && view.plays.length === seats - 1;
      expect(isExact).toBe(view.hand.length === 1 || isLate);
      if (!isLate) continue;
      found += 1;
      const deals = lastCards(round, view);
      for (const { card, expected, within } of cards) {
        const sum = deals.reduce(
          (total, deal) =>
            total +
            (solveEndgame(deal).find((one) => sameCard(one.card, card))?.damage ?? Number.NaN),
          0,
        );
        expect(expected).toBeCloseTo(sum / deals.length, 9);
        expect(within).toBe(0);
      }
    }
  }
});

/** Every way to give each of the others one of the cards that the seat to act has not seen. */
function lastCards(round: Round, view: View): Round[] {
  let deals: (readonly WheelCard[])[][] = [[]];
  for (let seat = 0; seat < view.seats; seat++) {
    deals = deals.flatMap((hands) => {
      if (seat === view.seat) return [[...hands, view.hand]];
      const dealt = hands.filter((_, other) => other !== view.seat).flat();
      return withoutEach(unseenCards(view), dealt).map((card) => [...hands, [card]]);
    });
  }
  return deals.map((hands) => ({ ...round, hands }));
}

function withoutEach(cards: readonly WheelCard[], gone: readonly WheelCard[]): WheelCard[] {
  const left = [...cards];
  for (const card of gone) {
    left.splice(
      left.findIndex((other) => sameCard(other, card)),
      1,
    );
  }
  return left;
}

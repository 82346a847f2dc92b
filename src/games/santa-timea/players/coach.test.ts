import { describe, expect, it } from 'vitest';
import type { WheelCard, WindCard } from '../rules/cards.ts';
import { cards, HOUSE, windCards } from '../rules/test-kit.ts';
import { rulesOf } from '../rules/variants.ts';
import { chooseCard } from './bot.ts';
import { advise, type Counselled, counsel } from './coach.ts';
import { moments, start, TABLES } from './test-kit.ts';
import type { View } from './view.ts';

const FEW = 4_000;
const GENTLE = { level: 'gentle', hasWays: false } as const;

describe.each(TABLES)('in the %s game with %i seats', (variant, seats) => {
  const all = () => [...moments(start(5, seats, variant), (view) => chooseCard(view, 5))];

  it('the best card comes first, costs nothing, and no other costs less', () => {
    for (const { view } of all().filter((_, at) => at % 5 === 0)) {
      const { cards, aim } = counsel(view, GENTLE, 1, FEW);
      expect(aim).toBe(variant === 'pro' ? 'points' : 'damage');
      expect(cards[0]).toMatchObject({ cost: 0, costWithin: 0 });
      const [best, ...others] = cards as [Counselled, ...Counselled[]];
      for (const { cost, expected, within } of others) {
        expect(cost).toBeGreaterThanOrEqual(0);
        // What dropped out early was imagined less often.
        const gap = aim === 'damage' ? expected - best.expected : best.expected - expected;
        expect(Math.abs(gap - cost)).toBeLessThanOrEqual(within + best.within + 1e-9);
      }
    }
  });

  it('[T4] what it calls proven is what the advice proves, and nothing else', () => {
    for (const { view } of all().filter((_, at) => at % 9 === 0)) {
      const advice = advise(view);
      for (const { card, takes, isProven } of counsel(view, GENTLE, 1, FEW).cards) {
        const known = advice.find((one) => JSON.stringify(one.card) === JSON.stringify(card));
        expect(isProven).toBe(known?.outlook !== 'open');
        if (isProven) expect(takes).toBe(known?.outlook === 'takes' ? 1 : 0);
      }
    }
  });
});

const WEST: WindCard = { wind: 'W', damage: 3 };

/** Seat 0 of three, whose turn it is in this trick. */
const view = (held: string, plays: string, next = WEST): View => {
  const hand: readonly WheelCard[] = cards(held);
  return {
    rules: HOUSE,
    seat: 0,
    seats: 3,
    hand,
    legal: hand,
    wind: WEST,
    open: [WEST, next, { wind: 'S', damage: 1 }],
    forecast: [],
    carried: [],
    collected: [[], [], []],
    plays: cards(plays),
    tricks: [],
  };
};

function reasons(seen: View) {
  const { cards } = counsel(seen, GENTLE, 1, FEW);
  const [first] = seen.hand;
  return cards.find(({ card }) => JSON.stringify(card) === JSON.stringify(first))?.reasons;
}

describe('it gives the reason in terms of rules', () => {
  it.each([
    ['[X1] a tie', 'N4 W9', 'W9 S4', 'tie', { seat: 2, count: 1, halves: 4 }],
    ['[P1] a Piratess that copies', 'P W9', 'W8 N4', 'tie', { seat: 2, count: 1, halves: 4 }],
    ['[X1] [P1] a tie of three', 'P W9', 'N4 S4', 'tie', { seat: 2, count: 2, halves: 4 }],
    ['[P6] a led Piratess', 'P P', '', 'led-piratess', {}],
    ['[T4] the highest of a few cards', 'W9 N4', '', 'most', {}],
    ['[T4] the lowest, and nobody follows', 'W2 W9', 'W9 W8', 'lowest-last', { halves: 4 }],
    [
      '[T4] another lies below, and nobody follows',
      'W9 N4',
      'W2 W8',
      'above',
      { seat: 1, halves: 4 },
    ],
  ])('%s', (_, hand, plays, id, values) => {
    expect(reasons(view(hand, plays))?.[0]).toEqual({ id, ...values });
  });

  it('[T4] of the cards not seen it counts those below', () => {
    // Below 2 of west: its 1, all of east but the own one, and 1 to 3 across, twice.
    expect(reasons(view('W2 W8 E1', 'W9'))?.[0]).toEqual({
      id: 'lowest',
      below: 1 + 13 + 3 + 3,
      unseen: 60 - 3 - 1,
      count: 1,
    });
    expect(reasons(view('W9 W10', ''))?.[0]).toMatchObject({ id: 'led', count: 2 });
  });

  it('[X1] a card that lies below is safe only as long as no equal card comes', () => {
    const [reason] = reasons(view('W9 N4', 'W2')) ?? [];
    // North 4 is in the own hand, so only south 4 counts two as well.
    expect(reason).toEqual({ id: 'may-tie', seat: 2, count: 1 });
  });

  it('[V1] its own wind comes next', () => {
    const next: WindCard = { wind: 'N', damage: 1 };
    expect(reasons(view('N4 W9', 'W9', next))).toContainEqual({
      id: 'wind-next',
      wind: 'N',
      now: 4,
      next: 8,
    });
    // In the last trick nothing comes next.
    expect(reasons(view('N4', 'W9', next))).toHaveLength(1);
  });
});

describe('it says what a card is for', () => {
  const PRO = rulesOf('house', 'pro');
  const [n1] = windCards('N1');

  it.each([
    ['[R2] a set', { collected: [windCards('W1 W2'), [], []] }, { id: 'set', wind: 'W' }],
    ['[B3] a pair', { wind: n1, collected: [[n1], [], []] }, { id: 'pair', count: 1 }],
    [
      '[B4] the fourth wind card',
      { collected: [windCards('N1 E2 S3'), [], []] },
      { id: 'penalty', count: 4 },
    ],
    ['[B2] waiting wind cards', { carried: [n1] }, { id: 'waiting', count: 2, damage: 4 }],
  ] as const)('%s', (_, more, reason) => {
    // Nobody follows, and the first card of the hand is the lowest: it takes.
    const seen = { ...view('W2 W9', 'W9 W8'), rules: PRO, wind: WEST, ...more };
    expect(reasons(seen as View)).toContainEqual(reason);
    // The other one does not take.
    const other = reasons({ ...seen, hand: cards('W9 W2') } as View);
    expect(other?.map(({ id }) => id)).not.toContain(reason.id);
  });

  it('[X1] the lowest number is got rid of where it is out', () => {
    expect(reasons(view('N4 W9', 'W9 S4'))).toContainEqual({ id: 'rid' });
    expect(reasons(view('W9 N4', 'W9 W2'))).not.toContainEqual({ id: 'rid' });
  });
});

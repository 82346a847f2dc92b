import { describe, expect, it } from 'vitest';
import { createRandom, shuffled } from '../../../core/random.ts';
import { sameCard, type WheelCard, type WindCard } from '../rules/cards.ts';
import { deal } from '../rules/deal.ts';
import { isRoundOver, play, type Round, startRound, toAct } from '../rules/round.ts';
import { rulesOf, VARIANTS, type VariantName } from '../rules/variants.ts';
import { chooseCard } from './bot.ts';
import { chooseStrong } from './strong.ts';
import { unseenCards, type View, viewOf } from './view.ts';

const TABLES = (['basic', 'pro'] as const).flatMap((variant) =>
  [2, 3, 4, 5].map((seats) => [variant, seats] as const),
);

const start = (seed: number, seats: number, variant: VariantName): Round =>
  startRound(deal(seed, seats, VARIANTS[variant]), seed % seats, rulesOf('house', variant));

/** Every moment of a round that today’s simple players play. */
function* moments(round: Round, seed: number): Generator<{ view: View; round: Round }> {
  let now = round;
  for (let seat = toAct(now); seat !== null; seat = toAct(now)) {
    const view = viewOf(now, seat) as View;
    yield { view, round: now };
    const next = play(now, seat, chooseCard(view, seed));
    if (!next.ok) throw new Error(next.error.code);
    now = next.value;
  }
}

/** The same moment to its seat, with all that it can't see lying otherwise. */
function hiddenAnew(round: Round, view: View, seed: number): Round {
  const random = createRandom(seed);
  const cards = shuffled(unseenCards(view), random);
  const hands = round.hands.map((hand, seat) =>
    seat === view.seat ? hand : cards.splice(0, hand.length),
  );
  const deck: WindCard[] = shuffled(round.row.deck, random);
  return { ...round, hands, row: { ...round.row, deck } };
}

describe.each(TABLES)('in the %s game with %i seats', (variant, seats) => {
  it('[T2] [P4] a good player plays a round of legal cards', () => {
    let round = start(3, seats, variant);
    for (let seat = toAct(round); seat !== null; seat = toAct(round)) {
      const view = viewOf(round, seat) as View;
      const { card, prospects } = chooseStrong(view, { level: 'able', seed: 3 });
      expect(view.legal).toContainEqual(card);
      expect(prospects.map((one) => one.card)).toEqual(eachOnce(view.legal));
      const next = play(round, seat, card);
      round = next.ok ? next.value : round;
    }
    expect(isRoundOver(round)).toBe(true);
  });

  it('what a seat can’t see never changes what it chooses or expects', () => {
    for (const { view, round } of moments(start(4, seats, variant), 4)) {
      const chosen = chooseStrong(view, { level: 'able', seed: 1 });
      for (const seed of [1, 2]) {
        const other = viewOf(hiddenAnew(round, view, seed), view.seat) as View;
        expect(chooseStrong(other, { level: 'able', seed: 1 })).toEqual(chosen);
      }
    }
  });
});

const eachOnce = (cards: readonly WheelCard[]): WheelCard[] =>
  cards.filter((card, index) => cards.findIndex((other) => sameCard(other, card)) === index);

it('the gentle player is the simple one', () => {
  for (const { view } of moments(start(6, 3, 'basic'), 6)) {
    expect(chooseStrong(view, { level: 'gentle', seed: 6 }).card).toEqual(chooseCard(view, 6));
  }
});

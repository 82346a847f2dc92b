import { describe, expect, it } from 'vitest';
import { WAYS, type Way } from '../notation/levels.ts';
import { sameCard, type WheelCard } from '../rules/cards.ts';
import type { VariantName } from '../rules/variants.ts';
import { aimOfWay, chooseCard, GENTLE_MARGIN, MARGIN, type Option, weigh } from './bot.ts';
import { chooseStrong } from './strong.ts';
import { moments, start } from './test-kit.ts';
import type { View } from './view.ts';

/** Moments of rounds with four players at which there is a choice. */
const someMoments = (variant: VariantName, rounds: number, every: number) =>
  Array.from({ length: rounds }, (_, at) => at + 1).flatMap((seed) =>
    [...moments(start(seed, 4, variant), (view) => chooseCard(view, seed))]
      .filter(({ view }, at) => at % every === seed % every && view.legal.length > 1)
      .map((moment) => ({ ...moment, seed })),
  );

/** What each way is felt by at the table. */
const SHOWS: { readonly [W in Way]: (option: Option) => number } = {
  collects: ({ takes }) => takes,
  careful: ({ takes }) => 1 - takes,
  leads: ({ leads }) => leads,
  // [P1] A Piratess is kept like the highest.
  saves: ({ card }) => 15 - (card.kind === 'number' ? card.rank : 15),
};

/** What a gentle player and an able one think of the cards of a moment, and what each plays. */
const PLAYERS = {
  gentle: {
    margin: GENTLE_MARGIN,
    every: 1,
    options: weigh,
    choose: chooseCard,
  },
  able: {
    margin: MARGIN,
    every: 5,
    options: (view: View, seed: number): readonly Option[] =>
      chooseStrong(view, { level: 'able', seed }).options,
    choose: (view: View, seed: number, way?: Way) =>
      chooseStrong(view, { level: 'able', seed, way }).card,
  },
};

describe.each(['gentle', 'able'] as const)('among cards that are about as good the %s', (level) => {
  const { margin, every, options, choose } = PLAYERS[level];
  const found = someMoments('basic', 12, every).map(({ view, seed }) => ({
    view,
    seed,
    cards: options(view, seed),
    usual: choose(view, seed),
  }));
  const optionOf = (cards: readonly Option[], card: WheelCard) =>
    cards.find((one) => sameCard(one.card, card)) as Option;

  it.each(WAYS)('player with the way “%s” follows it more often and plays nothing worse', (way) => {
    const shows = SHOWS[way];
    let [more, others] = [0, 0];
    for (const { view, seed, cards, usual } of found) {
      const chosen = optionOf(cards, choose(view, seed, way));
      expect(chosen.loss).toBeLessThanOrEqual(margin);
      more += shows(chosen) - shows(optionOf(cards, usual));
      if (!sameCard(chosen.card, usual)) others += 1;
    }
    expect(found.length).toBeGreaterThan(100);
    expect(others / found.length).toBeGreaterThan(0.02);
    expect(more).toBeGreaterThan(0);
  });
});

it('[B3] in the advanced game only the careful player avoids damage', () => {
  const view = someMoments('pro', 1, 9)[0]?.view as View;
  for (const way of WAYS) expect(aimOfWay(view, way)).toBe(way === 'careful' ? 'damage' : 'points');
  expect(aimOfWay(view, undefined)).toBe('points');
});

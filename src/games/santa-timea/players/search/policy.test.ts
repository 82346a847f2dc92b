import { expect, it } from 'vitest';
import { sameCard } from '../../rules/cards.ts';
import { cardOf } from '../../simulator/cards.ts';
import { bookOf } from '../../simulator/worth.ts';
import { chooseCard } from '../bot.ts';
import { moments, start } from '../test-kit.ts';
import { othersToPlay, type View } from '../view.ts';
import { knownOf, type Past } from './known.ts';
import { createPolicy, newLying, newWeighed, strengthNext, type Weighed } from './policy.ts';
import { highBits, lowBits } from './ranks.ts';
import { surprise } from './surprise.ts';
import { SIMPLE, tasteOf } from './taste.ts';

const TASTE = tasteOf(SIMPLE);

/** What the quick policy of an imagined simple player makes of the moment. */
function imagined(view: View): { card: number; weighed: Weighed; stake: number } {
  const known = knownOf(view);
  const book = bookOf(view.rules);
  const lying = newLying(view.seats);
  const { wind, stake, plays } = known.past.at(-1) as Past;
  lying.wind = wind;
  for (const card of plays) {
    lying.strengths[lying.place] = strengthNext(book, lying, card);
    lying.plays[lying.place] = card;
    lying.place += 1;
  }
  const unplayed = [...known.hand, ...known.unseen];
  lying.unplayedLow = lowBits(unplayed);
  lying.unplayedHigh = highBits(unplayed);
  lying.low[view.seat] = lowBits(known.hand);
  lying.high[view.seat] = highBits(known.hand);
  const weighed = newWeighed();
  const card = createPolicy(book)(lying, view.seat, stake, TASTE, weighed);
  return { card, weighed, stake };
}

const choices = (seats: number, seeds: number): View[] =>
  Array.from({ length: seeds }, (_, at) => [
    ...moments(start(at + 1, seats, 'pro'), (view) => chooseCard(view, at + 1)),
  ])
    .flat()
    .map(({ view }) => view)
    .filter(({ legal }) => legal.length > 1);

it.each([2, 3, 5])(
  'with %i seats the imagined simple player plays as the real one, who does not always play alike himself',
  (seats) => {
    let [moments, agree, same] = [0, 0, 0];
    for (const view of choices(seats, 3)) {
      const real = chooseCard(view, 1);
      const card = cardOf(imagined(view).card);
      // [T4] Whoever plays last needs no guess.
      if (othersToPlay(view) === 0) expect(card).toEqual(real);
      else {
        moments += 1;
        if (sameCard(card, real)) agree += 1;
        if (sameCard(chooseCard(view, 2), real)) same += 1;
      }
    }
    expect(agree).toBeGreaterThanOrEqual(0.95 * same);
    expect(moments).toBeGreaterThan(30);
  },
);

it.each([2, 4])('with %i seats cards of simple players surprise as often as it says', (seats) => {
  const belief = { taste: TASTE, odd: 0, blur: 0.01 };
  const seen = { high: [0, 0, 0], low: [0, 0, 0] };
  for (const view of choices(seats, 8).filter((one) => othersToPlay(one) > 0)) {
    const { weighed, stake } = imagined(view);
    const real = chooseCard(view, 1);
    for (let at = 0; at < weighed.count; at++) {
      const code = weighed.codes[at] as number;
      const chance = Math.exp(-surprise(weighed, code, stake, belief));
      const bin = chance > 0.5 ? seen.high : seen.low;
      bin[0] = (bin[0] as number) + 1;
      bin[1] = (bin[1] as number) + chance;
      if (sameCard(cardOf(code), real)) bin[2] = (bin[2] as number) + 1;
    }
  }
  for (const [count, said, chosen] of [seen.high, seen.low] as [number, number, number][]) {
    expect(count).toBeGreaterThan(50);
    expect(Math.abs(said - chosen) / count).toBeLessThan(0.1);
  }
});

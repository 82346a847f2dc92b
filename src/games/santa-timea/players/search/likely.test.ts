import { expect, it } from 'vitest';
import { createRandom } from '../../../../core/random.ts';
import { PIRATESS } from '../../simulator/cards.ts';
import { chooseCard } from '../bot.ts';
import { strongEffort } from '../strong.ts';
import { moments, start } from '../test-kit.ts';
import type { View } from '../view.ts';
import { type Known, knownOf } from './known.ts';
import { createDealer } from './likely.ts';

const DEALS = 30;
const EXCHANGES = 40;
const isPiratess = (card: number): boolean => card >= PIRATESS;

/** How many Piratesses the others are believed to hold. */
function believed(view: View, known: Known, seed: number): number {
  const { belief } = strongEffort(view);
  const next = createDealer(known, view.rules, createRandom(seed), belief, EXCHANGES);
  const deals = Array.from({ length: DEALS }, next);
  const found = deals.flatMap(({ hands }) =>
    hands.toSpliced(view.seat, 1).flat().filter(isPiratess),
  );
  return found.length / DEALS;
}

it('[P1] who has played a Piratess is believed to hold as many more as is true', () => {
  let [belief, held, hands] = [0, 0, 0];
  for (let seed = 1; seed <= 400; seed++) {
    for (const { view, round } of moments(start(seed, 2, 'basic'), (seen) =>
      chooseCard(seen, seed),
    )) {
      if (view.tricks.length < 1) continue;
      const known = knownOf(view);
      const own = (known.past[0]?.leader === view.seat ? 0 : 1) as number;
      if (isPiratess(known.past[0]?.plays[1 - own] as number)) {
        hands += 1;
        belief += believed(view, known, seed);
        held += (round.hands[1 - view.seat] ?? []).filter(({ kind }) => kind !== 'number').length;
      }
      break;
    }
  }
  expect(hands).toBeGreaterThan(100);
  expect(Math.abs(belief - held) / hands).toBeLessThan(0.12);
});

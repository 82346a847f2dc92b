import { describe, expect, it } from 'vitest';
import { createRandom, shuffled } from '../../../core/random.ts';
import { sameCard, type WheelCard } from '../rules/cards.ts';
import { resolveTrick } from '../rules/trick.ts';
import { chooseCard } from './bot.ts';
import { advise } from './coach.ts';
import { moments, start, TABLES } from './test-kit.ts';
import { othersToPlay, unseenCards, type View } from './view.ts';

describe.each(TABLES)('in the %s game with %i seats', (variant, seats) => {
  it('[T4] [X1] [P6] advice is never wrong, however the trick goes on', () => {
    for (let seed = 1; seed <= 4; seed++) {
      const random = createRandom(seed);
      const any = (view: View) => view.legal[random(view.legal.length)] as WheelCard;
      for (const { view } of moments(start(seed, seats, variant), any)) {
        const unseen = unseenCards(view);
        for (const { card, outlook } of advise(view)) {
          for (let go = 0; go < 4; go++) {
            const more = shuffled(unseen, random).slice(0, othersToPlay(view));
            const trick = { ...view, plays: [...view.plays, card, ...more] };
            const takes = resolveTrick(trick, view.rules).taker === view.plays.length;
            if (outlook !== 'open') expect(takes).toBe(outlook === 'takes');
          }
        }
      }
    }
  }, 60_000);
});

it('[C1] cards unseen are all those that are neither held nor played', () => {
  for (const { view, round } of moments(start(2, 5, 'basic'), (seen) => chooseCard(seen, 2))) {
    const others = round.hands.filter((_, seat) => seat !== view.seat).flat();
    const unseen = unseenCards(view);
    expect(others.every((card) => unseen.some((other) => sameCard(other, card)))).toBe(true);
    expect(unseen.length).toBe(60 - view.hand.length - view.plays.length - 5 * view.tricks.length);
  }
});

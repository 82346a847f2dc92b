import { expect, it } from 'vitest';
import { createRandom } from '../../../../core/random.ts';
import { checked } from '../../../../core/result.ts';
import { sameCard, type WheelCard } from '../../rules/cards.ts';
import { deal } from '../../rules/deal.ts';
import { legalMoves, play, type Round, startRound, toAct } from '../../rules/round.ts';
import { type Rules, rulesOf, VARIANTS } from '../../rules/variants.ts';
import { cardOf, pilesOf } from '../../simulator/cards.ts';
import { chooseCard } from '../bot.ts';
import { type View, viewOf } from '../view.ts';
import { everyDeal, knownOf } from './known.ts';
import { SIMPLE } from './policy.ts';
import { createPlayouts } from './race.ts';

const PRO = rulesOf('house', 'pro');

const played = (round: Round, card = legalMoves(round)[0] as WheelCard): Round =>
  checked(play(round, toAct(round) ?? -1, card));

/** The moments of a round at which nobody but the seat to act has a choice left. */
function* lastMoments(seats: number, rules: Rules, seed: number) {
  let round = startRound(deal(seed, seats, VARIANTS.pro), seed % seats, rules);
  for (let seat = toAct(round); seat !== null; seat = toAct(round)) {
    const view = viewOf(round, seat) as View;
    const known = knownOf(view);
    const deals = everyDeal(known);
    if (deals) yield { round, known, deals };
    round = played(round, chooseCard(view, seed));
  }
}

it.each([
  [2, PRO],
  [3, PRO],
  [5, PRO],
  [2, { ...PRO, severalCarried: 'latest-only' }],
  [2, { ...PRO, ledPiratessTakes: 'new-card-only' }],
] as const)('[B2] [A14] with %i seats an imagined round ends as by the rules', (seats, rules) => {
  let carried = 0;
  for (let seed = 1; seed <= 12; seed++) {
    for (const { round, known, deals } of lastMoments(seats, rules, seed)) {
      carried += known.carried.length;
      const { imagine, from } = createPlayouts(
        known,
        rules,
        Array(seats).fill(SIMPLE),
        createRandom(seed),
      );
      for (const deal of deals.filter((_, at) => at % 11 === 0)) {
        imagine(deal);
        const hands = deal.hands.map((hand) => hand.map(cardOf));
        const legal = legalMoves({ ...round, hands });
        for (const code of known.hand) {
          const card = legal.find((one) => sameCard(one, cardOf(code)));
          if (!card) continue;
          let end = played({ ...round, hands }, card);
          while (toAct(end) !== null) end = played(end);
          expect(from(code).taken).toEqual(pilesOf(end.collected));
        }
      }
    }
  }
  // With more seats a trick without a taker is rare.
  if (seats === 2) expect(carried).toBeGreaterThan(0);
});

/** What the tests of players share: rounds as they are played, and the same rounds with what is hidden lying otherwise. */
import { createRandom, shuffled } from '../../../core/random.ts';
import type { WheelCard, WindCard } from '../rules/cards.ts';
import { deal } from '../rules/deal.ts';
import { roundOf } from '../rules/dealt-game.ts';
import { isRoundOver, legalMoves, play, type Round, startRound, toAct } from '../rules/round.ts';
import { rulesOf, VARIANTS, type VariantName } from '../rules/variants.ts';
import { type Match, withCard } from './match.ts';
import { unseenCards, type View, viewOf } from './view.ts';

/** Both games with each number of players. */
export const TABLES = (['basic', 'pro'] as const).flatMap((variant) =>
  [2, 3, 4, 5].map((seats) => [variant, seats] as const),
);

export const start = (seed: number, seats: number, variant: VariantName): Round =>
  startRound(deal(seed, seats, VARIANTS[variant]), seed % seats, rulesOf('house', variant));

/** Every moment of a round in which the cards are chosen so. */
export function* moments(
  round: Round,
  choose: (view: View) => WheelCard,
): Generator<{ view: View; round: Round }> {
  let now = round;
  for (let seat = toAct(now); seat !== null; seat = toAct(now)) {
    const view = viewOf(now, seat) as View;
    yield { view, round: now };
    const next = play(now, seat, choose(view));
    if (!next.ok) throw new Error(`${next.error.code} in trick ${now.tricks.length + 1}`);
    now = next.value;
  }
}

/** The same moment to its seat, with all that it can't see lying otherwise. */
export function hiddenAnew(round: Round, view: View, seed: number): Round {
  const random = createRandom(seed);
  const cards = shuffled(unseenCards(view), random);
  const hands = round.hands.map((hand, seat) =>
    seat === view.seat ? hand : cards.splice(0, hand.length),
  );
  const deck: WindCard[] = shuffled(round.row.deck, random);
  return { ...round, hands, row: { ...round.row, deck } };
}

/** The round of a table in which everybody plays the first card of the hand that is legal. */
export function playedOut(table: Match): Match {
  let match = table;
  for (;;) {
    const round = roundOf(match);
    if (!round.ok) throw new Error(round.error.code);
    const [card] = legalMoves(round.value);
    if (!card || isRoundOver(round.value)) return match;
    match = withCard(match, card);
  }
}

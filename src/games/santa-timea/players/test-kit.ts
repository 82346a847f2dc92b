import { createRandom, shuffled } from '../../../core/random.ts';
import { checked } from '../../../core/result.ts';
import { parseGame } from '../notation/game.ts';
import type { WheelCard, WindCard } from '../rules/cards.ts';
import { deal } from '../rules/deal.ts';
import { legalMoves, play, type Round, startRound, toAct } from '../rules/round.ts';
import { rulesOf, VARIANTS, type VariantName } from '../rules/variants.ts';
import { at, type Match, withCard } from './match.ts';
import { unseenCards, type View, viewOf } from './view.ts';

export const TABLES = (['basic', 'pro'] as const).flatMap((variant) =>
  [2, 3, 4, 5].map((seats) => [variant, seats] as const),
);

export const start = (seed: number, seats: number, variant: VariantName): Round =>
  startRound(deal(seed, seats, VARIANTS[variant]), seed % seats, rulesOf('house', variant));

export function* moments(
  round: Round,
  choose: (view: View) => WheelCard,
): Generator<{ view: View; round: Round }> {
  let now = round;
  for (let seat = toAct(now); seat !== null; seat = toAct(now)) {
    const view = viewOf(now, seat) as View;
    yield { view, round: now };
    now = checked(play(now, seat, choose(view)));
  }
}

export function redealtHidden(round: Round, view: View, seed: number): Round {
  const random = createRandom(seed);
  const cards = shuffled(unseenCards(view), random);
  const hands = round.hands.map((hand, seat) =>
    seat === view.seat ? hand : cards.splice(0, hand.length),
  );
  const deck: WindCard[] = shuffled(round.row.deck, random);
  return { ...round, hands, row: { ...round.row, deck } };
}

export const readMatch = (text: string): Match => checked(parseGame(text));

export function playedOn(table: Match, count: number): Match {
  const [card] = count > 0 ? legalMoves(at(table)) : [];
  return card ? playedOn(withCard(table, card), count - 1) : table;
}

export const playedOut = (table: Match): Match => playedOn(table, Number.POSITIVE_INFINITY);

import { createRandom, type Random, shuffled } from '../src/core/random.ts';
import { type WheelCard, wheelDeck, windDeck } from '../src/games/santa-timea/rules/cards.ts';
import { deal, MAX_SEATS } from '../src/games/santa-timea/rules/deal.ts';
import {
  legalMoves,
  play,
  type Round,
  startRound,
  toAct,
} from '../src/games/santa-timea/rules/round.ts';
import type { Trick } from '../src/games/santa-timea/rules/trick.ts';
import { rulesOf } from '../src/games/santa-timea/rules/variants.ts';

export const RULES = rulesOf('house', 'basic');

/** A round of five before its first card; the same for the same seed. */
export const freshRound = (seed: number): Round =>
  startRound(deal(seed, MAX_SEATS, RULES), 0, RULES);

/** The choices of one round. Whoever asks in the same order plays the same cards. */
export const chooser = (seed: number): Random => createRandom(seed);

/** Deals and plays twelve tricks of random legal cards with the engine alone. */
export function playRound(seed: number): Round {
  const random = chooser(seed);
  let round = freshRound(seed);
  for (let seat = toAct(round); seat !== null; seat = toAct(round)) {
    const cards = legalMoves(round);
    const next = play(round, seat, cards[random(cards.length)] as WheelCard);
    if (!next.ok) throw new Error(`a legal card was refused: ${next.error.code}`);
    round = next.value;
  }
  return round;
}

/** Random tricks of five, the same for the same seed. */
export function randomTricks(count: number, seed: number): Trick[] {
  const random = createRandom(seed);
  return Array.from({ length: count }, () => ({
    wind: shuffled(windDeck(), random)[0] as Trick['wind'],
    carried: [],
    plays: shuffled(wheelDeck(), random).slice(0, MAX_SEATS),
  }));
}

import type { Wind } from '../../../core/compass.ts';
import { err, ok, type Result } from '../../../core/result.ts';
import type { WheelCard } from '../rules/cards.ts';
import { deal, TRICKS } from '../rules/deal.ts';
import { bestDeclarations } from '../rules/declare.ts';
import { checkPlay, type Refusal, refuse } from '../rules/legal.ts';
import { play, type Round, startRound, toAct } from '../rules/round.ts';
import { type Holding, heldTriplets } from '../rules/score.ts';
import { rulesOf, VARIANTS, type VariantName } from '../rules/variants.ts';
import { chooseCard } from './bot.ts';
import { viewOf } from './view.ts';

/** The learner’s seat, who also leads the first trick. */
export const LEARNER = 0;

/** A round against simple players: how it was dealt, and what the learner did. All else follows. */
export interface Match {
  /** A 32-bit whole number. */
  readonly seed: number;
  readonly seats: number;
  /** How many tricks are played: a first round may be short. */
  readonly tricks: number;
  readonly variant: VariantName;
  /** The learner’s cards, one a trick, in order. */
  readonly cards: readonly WheelCard[];
  /** [R2] The sets that the learner discards in the end. */
  readonly sets: readonly Wind[];
}

/** A card of the learner that the rules refuse. */
export type MatchRefusal = Refusal & { readonly index: number };

/** The round as it stands when it is the learner’s turn again, or at its end. */
export function roundOf(match: Match): Result<Round, MatchRefusal> {
  const rules = rulesOf('house', match.variant);
  const dealt = deal(match.seed, match.seats, VARIANTS[match.variant], [], match.tricks);
  let round = othersPlay(startRound(dealt, LEARNER, rules), match);
  for (const [index, card] of match.cards.entries()) {
    const next = play(round, LEARNER, card);
    if (!next.ok) return err({ ...next.error, index });
    round = othersPlay(next.value, match);
  }
  return ok(round);
}

/** Everybody else plays until it is the learner’s turn or the round is over. */
function othersPlay(start: Round, { seed }: Match): Round {
  let round = start;
  for (let seat = toAct(round); seat !== null && seat !== LEARNER; seat = toAct(round)) {
    const view = viewOf(round, seat);
    const next = view && play(round, seat, chooseCard(view, seed));
    if (!next?.ok) throw new Error('a player without a legal card');
    round = next.value;
  }
  return round;
}

/** Whether the learner may play this card now, and if not, why. */
export function checkCard(round: Round, card: WheelCard): Result<WheelCard, Refusal> {
  if (toAct(round) !== LEARNER) return refuse('round-over', 'R1');
  return checkPlay(card, round.hands[LEARNER] ?? [], round.plays.length === 0);
}

export const withCard = (match: Match, card: WheelCard): Match => ({
  ...match,
  cards: [...match.cards, card],
});

/** One trick back; what was to be discarded may no longer be held. */
export const withoutLastCard = (match: Match): Match => ({
  ...match,
  cards: match.cards.slice(0, -1),
  sets: [],
});

/**
 * The same table with other cards. A short round, of half the tricks at most, comes before the lesson on the
 * Piratess: while a seed deals her to anybody, the next one is taken.
 */
export function dealtAnew(match: Match, seed: number): Match {
  const { hands } = deal(seed, match.seats, VARIANTS[match.variant], [], match.tricks);
  return match.tricks <= TRICKS / 2 && hands.flat().some(({ kind }) => kind === 'piratess')
    ? dealtAnew(match, seed + 1)
    : { ...match, seed, cards: [], sets: [] };
}

export const withToggledSet = (match: Match, wind: Wind): Match => ({
  ...match,
  sets: match.sets.includes(wind)
    ? match.sets.filter((other) => other !== wind)
    : [...match.sets, wind],
});

/**
 * [R2] [B6] Everybody’s cards and sets at the end. Declarations are secret, so the others choose what is
 * best for them if everybody discards all sets, whatever the learner chooses.
 */
export function holdingsOf({ collected, rules }: Round, sets: readonly Wind[]): Holding[] {
  const all = collected.map((cards): Holding => ({ cards, discarded: heldTriplets(cards) }));
  return all.map(({ cards, discarded }, seat) =>
    seat === LEARNER
      ? { cards, discarded: discarded.filter((wind) => sets.includes(wind)) }
      : { cards, discarded: bestDeclarations(all, seat, rules).options.at(-1) ?? [] },
  );
}

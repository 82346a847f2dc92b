import type { Wind } from '../../../core/compass.ts';
import type { People } from '../../../core/people.ts';
import { createRandom } from '../../../core/random.ts';
import { err, ok, type Result } from '../../../core/result.ts';
import type { WheelCard, WindCard } from './cards.ts';
import { deal } from './deal.ts';
import { bestDeclarations, type Declaration } from './declare.ts';
import { type Game, recordRound, startGame, startPlayer } from './game.ts';
import type { Refusal } from './legal.ts';
import type { Edition } from './readings.ts';
import { isRoundOver, play, type Round, type Seat, startRound, toAct } from './round.ts';
import { type Holding, heldTriplets, scoreRound } from './score.ts';
import { rulesOf, type VariantName } from './variants.ts';

/** The seat of the reader, who also leads the first trick of a round that stands alone. */
export const LEARNER = 0;

export interface DealtRound {
  /** Everybody’s cards in playing order. Who played which follows from the rules. */
  readonly cards: readonly WheelCard[];
  /** [R2] The sets that people discard in the end, and those kept; one that is neither waits for an answer. */
  readonly sets: readonly Wind[];
  readonly keeps: readonly Wind[];
}

export interface DealtGame extends DealtRound {
  /** A 32-bit whole number. */
  readonly seed: number;
  readonly seats: number;
  /** Who of them chooses for herself, also which sets are discarded. */
  readonly people: People;
  /** How many tricks are played: a first round may be short. */
  readonly tricks: number;
  /** By whose reading of the rules it is played. */
  readonly edition: Edition;
  readonly variant: VariantName;
  /** [O2] Whether it is a game of five rounds, and not a round that stands alone. */
  readonly isGame: boolean;
  /** The rounds before this one, each played to its end. */
  readonly before: readonly DealtRound[];
}

/** A card that the rules refuse: which one, counted over all rounds. */
interface DealtRefusal extends Refusal {
  readonly card: WheelCard;
  readonly place: number;
  readonly seat: Seat;
}

export function roundOf(dealt: DealtGame): Result<Round, DealtRefusal> {
  const found = gameBefore(dealt);
  if (!found.ok) return found;
  const { game, carried } = found.value;
  const round = playedRound(dealt, dealt, { game, carried });
  const earlier = dealt.before.reduce((sum, { cards }) => sum + cards.length, 0);
  return round.ok ? round : err({ ...round.error, place: round.error.place + earlier });
}

/** A game between two of its rounds, and the wind cards that still wait. */
interface Between {
  readonly game: Game;
  readonly carried: readonly WindCard[];
}

/** What the rounds before have brought. The last one asked is remembered: a round needs it at every card. */
export function gameBefore(dealt: DealtGame): Result<Between, DealtRefusal> {
  const { seed, seats, people, tricks, edition, variant, before } = dealt;
  const key = JSON.stringify([seed, seats, people, tricks, edition, variant, before]);
  if (remembered?.key === key) return remembered.found;
  const found = playedBefore(dealt);
  remembered = { key, found };
  return found;
}

let remembered: { key: string; found: Result<Between, DealtRefusal> } | undefined;

function playedBefore(dealt: DealtGame): Result<Between, DealtRefusal> {
  const rules = rulesOf(dealt.edition, dealt.variant);
  let now: Between = { game: startGame(dealt.seats, rules), carried: [] };
  let place = 0;
  for (const part of dealt.before) {
    const round = playedRound(dealt, part, now);
    if (!round.ok) return err({ ...round.error, place: round.error.place + place });
    now = { game: gameWith(dealt, part, now.game, round.value), carried: round.value.carried };
    place += part.cards.length;
  }
  return ok(now);
}

/** [R10] The game with a round that is over. */
export const gameWith = (dealt: DealtGame, { sets }: DealtRound, game: Game, round: Round): Game =>
  recordRound(game, {
    starter: starterOf(dealt, game),
    nextLeader: round.leader,
    scores: scoreRound(holdingsOf(round, sets, dealt.people), round.rules),
  });

/** [S5] [S6] [S7] Who leads the next round, lots drawn. */
export function starterOf({ seed, isGame }: DealtGame, game: Game): Seat {
  if (!isGame) return LEARNER;
  const { seats } = startPlayer(game);
  const drawn = createRandom(seedOf(seed, game.results.length))(seats.length);
  return seats[drawn] ?? LEARNER;
}

/** The seed of a round. Far enough apart that no two games near each other share one. */
export const seedOf = (seed: number, round: number): number => (seed + round * 1_000_003) % 2 ** 31;

function playedRound(
  dealt: DealtGame,
  { cards }: DealtRound,
  { game, carried }: Between,
): Result<Round, DealtRefusal> {
  const { seed, seats, tricks } = dealt;
  const start = deal(seedOf(seed, game.results.length), seats, game.rules, carried, tricks);
  let round = startRound(start, starterOf(dealt, game), game.rules, carried);
  for (const [place, card] of cards.entries()) {
    const seat = toAct(round) ?? LEARNER;
    const next = play(round, seat, card);
    if (!next.ok) return err({ ...next.error, card, place, seat });
    round = next.value;
  }
  return ok(round);
}

/** [R2] The sets that people hold once the round is over. Each wind has one 3, so a wind says whose its set is. */
export const ownSets = (
  round: Round,
  people: People,
): readonly { readonly seat: Seat; readonly wind: Wind }[] =>
  isRoundOver(round)
    ? people.flatMap((seat) =>
        heldTriplets(round.collected[seat] ?? []).map((wind) => ({ seat, wind })),
      )
    : [];

/**
 * [R2] [B6] Everybody’s cards and sets at the end. Declarations are secret, so computers choose what is
 * best for them if everybody discards all sets, whatever people choose.
 */
export function holdingsOf(
  { collected, rules }: Round,
  sets: readonly Wind[],
  people: People,
): Holding[] {
  const all = collected.map((cards): Holding => ({ cards, discarded: heldTriplets(cards) }));
  return all.map(({ cards, discarded }, seat) =>
    people.includes(seat)
      ? { cards, discarded: discarded.filter((wind) => sets.includes(wind)) }
      : { cards, discarded: bestDeclarations(all, seat, rules).options.at(-1) as Declaration },
  );
}

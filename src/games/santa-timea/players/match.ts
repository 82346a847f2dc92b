import type { Wind } from '../../../core/compass.ts';
import { createRandom } from '../../../core/random.ts';
import { err, ok, type Result } from '../../../core/result.ts';
import type { WheelCard, WindCard } from '../rules/cards.ts';
import { deal, TRICKS } from '../rules/deal.ts';
import { bestDeclarations } from '../rules/declare.ts';
import { type Game, recordRound, startGame, startPlayer } from '../rules/game.ts';
import { checkPlay, type Refusal, refuse } from '../rules/legal.ts';
import { play, type Round, type Seat, startRound, toAct } from '../rules/round.ts';
import { type Holding, heldTriplets, scoreRound } from '../rules/score.ts';
import { rulesOf, VARIANTS, type VariantName } from '../rules/variants.ts';
import { chooseCard } from './bot.ts';
import { viewOf } from './view.ts';

/** The learner’s seat, who also leads the first trick of a round that stands alone. */
export const LEARNER = 0;

/** What the learner did in a round. */
export interface Part {
  /** The learner’s cards, one a trick, in order. */
  readonly cards: readonly WheelCard[];
  /** [R2] The sets that the learner discards in the end. */
  readonly sets: readonly Wind[];
}

/** A round or a game against simple players: how it was dealt, and what the learner did. All else follows. */
export interface Match extends Part {
  /** A 32-bit whole number. */
  readonly seed: number;
  readonly seats: number;
  /** How many tricks are played: a first round may be short. */
  readonly tricks: number;
  readonly variant: VariantName;
  /** [O2] Whether it is a game of five rounds, and not a round that stands alone. */
  readonly isGame: boolean;
  /** The rounds before this one, each played to its end. */
  readonly before: readonly Part[];
}

/** A card of the learner that the rules refuse. */
export type MatchRefusal = Refusal & { readonly card: WheelCard };

/** The round as it stands when it is the learner’s turn again, or at its end. */
export function roundOf(match: Match): Result<Round, MatchRefusal> {
  const game = gameBefore(match);
  return game.ok ? playedRound(match, match, game.value) : game;
}

/** A game between two of its rounds, and the wind cards that still wait. */
interface Between {
  readonly game: Game;
  readonly carried: readonly WindCard[];
}

/** What the rounds before have brought. The last one asked is remembered: a round asks at every card. */
export function gameBefore(match: Match): Result<Between, MatchRefusal> {
  const { seed, seats, tricks, variant, before } = match;
  const key = JSON.stringify([seed, seats, tricks, variant, before]);
  if (remembered?.key === key) return remembered.found;
  const found = playedBefore(match);
  remembered = { key, found };
  return found;
}

let remembered: { key: string; found: Result<Between, MatchRefusal> } | undefined;

function playedBefore(match: Match): Result<Between, MatchRefusal> {
  let now: Between = { game: startGame(match.seats, rulesOf('house', match.variant)), carried: [] };
  for (const part of match.before) {
    const round = playedRound(match, part, now);
    if (!round.ok) return round;
    now = { game: gameWith(match, part, now.game, round.value), carried: round.value.carried };
  }
  return ok(now);
}

/** [R10] The game with a round that is over. */
export const gameWith = (match: Match, { sets }: Part, game: Game, round: Round): Game =>
  recordRound(game, {
    starter: starterOf(match, game),
    nextLeader: round.leader,
    scores: scoreRound(holdingsOf(round, sets), round.rules),
  });

/** [S5] [S6] [S7] Who leads the next round, lots drawn. */
export function starterOf({ seed, isGame }: Match, game: Game): Seat {
  if (!isGame) return LEARNER;
  const { seats } = startPlayer(game);
  const drawn = createRandom(seedOf(seed, game))(seats.length);
  return seats[drawn] ?? LEARNER;
}

/** Far enough apart that no two games near each other share a round. */
const seedOf = (seed: number, { results }: Game): number =>
  (seed + results.length * 1_000_003) % 2 ** 31;

function playedRound(match: Match, { cards }: Part, now: Between): Result<Round, MatchRefusal> {
  const { seats, variant, tricks } = match;
  const { game, carried } = now;
  const seed = seedOf(match.seed, game);
  const dealt = deal(seed, seats, VARIANTS[variant], carried, tricks);
  let round = othersPlay(startRound(dealt, starterOf(match, game), game.rules, carried), seed);
  for (const card of cards) {
    const next = play(round, LEARNER, card);
    if (!next.ok) return err({ ...next.error, card });
    round = othersPlay(next.value, seed);
  }
  return ok(round);
}

/** Everybody else plays until it is the learner’s turn or the round is over. */
function othersPlay(start: Round, seed: number): Round {
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

/** The next round of a game, whose present one is over. */
export const withNextRound = (match: Match): Match => ({
  ...match,
  before: [...match.before, { cards: match.cards, sets: match.sets }],
  cards: [],
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
    : { ...match, seed, before: [], cards: [], sets: [] };
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

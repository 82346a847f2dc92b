import type { Wind } from '../../../core/compass.ts';
import { explainStart, explainWinners, type GameStep } from '../explain/game.ts';
import { explainScore, type ScoreStep } from '../explain/score.ts';
import { explainTrick, type TrickStep } from '../explain/trick.ts';
import { parsePosition } from '../notation/position.ts';
import type { RoundPosition } from '../notation/round.ts';
import type { ScorePosition } from '../notation/score.ts';
import type { TrickPosition } from '../notation/trick.ts';
import type { WheelCard, WindCard } from '../rules/cards.ts';
import { TRICKS } from '../rules/deal.ts';
import { settledDeclarations } from '../rules/declare.ts';
import { type Game, recordRound, startGame, startPlayer, winners } from '../rules/game.ts';
import type { Reading } from '../rules/readings.ts';
import { replayRound } from '../rules/replay.ts';
import type { PlayedTrick, Seat } from '../rules/round.ts';
import { type Holding, scoreRound } from '../rules/score.ts';
import { resolveTrick } from '../rules/trick.ts';
import { type Rules, VARIANTS } from '../rules/variants.ts';
import type { Witness } from './witness.ts';

/** What comes of a position, by seat or, in a trick alone, by place in playing order. */
export type WitnessOutcome =
  | {
      readonly kind: 'trick';
      readonly taker: number | null;
      readonly lead: number;
      readonly takes: readonly WindCard[];
    }
  | {
      readonly kind: 'round';
      readonly collected: readonly (readonly WindCard[])[];
      readonly carried: readonly WindCard[];
      readonly lead: Seat;
    }
  | { readonly kind: 'score'; readonly totals: readonly number[] }
  /** The totals of every way in which the declarations settle; there may be none. */
  | { readonly kind: 'declare'; readonly settled: readonly (readonly number[])[] }
  | { readonly kind: 'start' | 'win'; readonly seats: readonly Seat[] }
  /** What one player may discard, with what it scores. */
  | {
      readonly kind: 'options';
      readonly options: readonly { readonly sets: readonly Wind[]; readonly value: number }[];
    }
  | { readonly kind: 'row'; readonly card: WindCard | null }
  /** What the leader may play. */
  | { readonly kind: 'hand'; readonly cards: readonly WheelCard[] }
  /** How many wind cards each of several tricks brings, and how many go on to the next round. */
  | { readonly kind: 'sequence'; readonly taken: readonly number[]; readonly left: number };

/** One reason, with what one needs to say it. */
export type PlayedStep =
  | {
      readonly of: 'trick';
      /** Which trick of the round, from 0. */
      readonly trick: number;
      readonly leader: Seat;
      readonly plays: readonly WheelCard[];
      readonly step: TrickStep;
    }
  | { readonly of: 'score'; readonly seat: Seat; readonly step: ScoreStep }
  | { readonly of: 'game'; readonly step: GameStep }
  /** [A8] What becomes of wind cards that wait when a whole round is over. */
  | {
      readonly of: 'rest';
      readonly answer: Reading['lastTrickCarry'];
      readonly cards: readonly WindCard[];
    };

/** A position played out under one reading. */
export interface Played {
  readonly seats: number;
  readonly outcome: WitnessOutcome;
  readonly steps: readonly PlayedStep[];
}

/** Plays a witness under a reading. Whether it is the advanced game, its notation says. */
export function playWitness(witness: Witness, reading: Reading): Played {
  switch (witness.kind) {
    case 'trick':
    case 'round':
    case 'score': {
      const played = playText(witness.position, reading);
      if (!played) throw new Error(`Not to be played: ${witness.position}`);
      return played;
    }
    case 'declare':
      return playDeclarations(scoreIn(witness.position), reading);
    case 'start': {
      const game = gameOf(witness.seats, witness.rounds, reading, witness);
      const ruling = startPlayer(game, witness.sunk);
      return {
        seats: witness.seats,
        outcome: { kind: 'start', seats: ruling.seats },
        steps: explainStart(game, ruling).map((step) => ({ of: 'game', step })),
      };
    }
    case 'win': {
      const seats = scoreIn(witness.rounds[0] ?? '').holdings.length;
      const game = gameOf(seats, witness.rounds, reading, {});
      const ruling = winners(game);
      return {
        seats,
        outcome: { kind: 'win', seats: ruling.seats },
        steps: explainWinners(game, ruling).map((step) => ({ of: 'game', step })),
      };
    }
  }
}

/** Plays any trick, round or score in notation under a reading; null for what asks for no ruling. */
export function playText(text: string, reading: Reading): Played | null {
  const parsed = parsePosition(text);
  if (!parsed.ok) throw new Error(`Bad notation: ${text}`);
  const position = parsed.value;
  switch (position.kind) {
    case 'trick':
      return playTrick(position, rulesUnder(reading, position));
    case 'round':
      return playRound(position, rulesUnder(reading, position));
    case 'score':
      return playScore(position.holdings, rulesUnder(reading, position));
    default:
      return null;
  }
}

const rulesUnder = (
  reading: Reading,
  { variant }: TrickPosition | RoundPosition | ScorePosition,
): Rules => ({ ...reading, ...VARIANTS[variant] });

function scoreIn(text: string): ScorePosition {
  const parsed = parsePosition(text);
  if (!parsed.ok || parsed.value.kind !== 'score') throw new Error(`No score: ${text}`);
  return parsed.value;
}

function playTrick({ trick }: TrickPosition, rules: Rules): Played {
  const ruling = resolveTrick(trick, rules);
  const { taker, lead } = ruling;
  return {
    seats: trick.plays.length,
    outcome: { kind: 'trick', taker, lead, takes: ruling.takes },
    steps: explainTrick(trick, ruling, rules).map((step) => ({
      of: 'trick',
      trick: 0,
      leader: 0,
      plays: trick.plays,
      step,
    })),
  };
}

/** @returns null when the reading gives the lead to somebody who did not lead in this record. */
function playRound(position: RoundPosition, rules: Rules): Played | null {
  const replayed = replayRound(position, rules);
  if (!replayed.ok) return null;
  const { collected, carried, leader, tricks, hands } = replayed.value;
  return {
    seats: hands.length,
    outcome: { kind: 'round', collected, carried, lead: leader },
    steps: [
      ...tricks.flatMap(({ trick, ruling, leader: led }, index) =>
        explainTrick(trick, ruling, rules).map(
          (step): PlayedStep => ({
            of: 'trick',
            trick: index,
            leader: led,
            plays: trick.plays,
            step,
          }),
        ),
      ),
      ...restSteps(tricks, rules),
    ],
  };
}

function restSteps(tricks: readonly PlayedTrick[], rules: Rules): PlayedStep[] {
  const cards = tricks.at(-1)?.ruling.carried ?? [];
  const over = tricks.length === TRICKS && cards.length > 0;
  return over ? [{ of: 'rest', answer: rules.lastTrickCarry, cards }] : [];
}

function playScore(holdings: readonly Holding[], rules: Rules): Played {
  const scores = scoreRound(holdings, rules);
  return {
    seats: holdings.length,
    outcome: { kind: 'score', totals: scores.map(({ total }) => total) },
    steps: scores.flatMap((score, seat) =>
      explainScore(holdings[seat] as Holding, score, holdings.length, rules).map(
        (step): PlayedStep => ({ of: 'score', seat, step }),
      ),
    ),
  };
}

function playDeclarations(position: ScorePosition, reading: Reading): Played {
  const rules = rulesUnder(reading, position);
  const settled = settledDeclarations(
    position.holdings.map(({ cards }) => cards),
    rules,
  );
  // Among choices that are equally good the one that discards most shows the rule at work.
  const sets = (holdings: readonly Holding[]) =>
    holdings.reduce((sum, { discarded }) => sum + discarded.length, 0);
  const played = settled
    .toSorted((a, b) => sets(b) - sets(a))
    .map((holdings) => playScore(holdings, rules));
  return {
    seats: position.holdings.length,
    outcome: {
      kind: 'declare',
      settled: played.map(({ outcome }) => (outcome.kind === 'score' ? outcome.totals : [])),
    },
    steps: played[0]?.steps ?? [],
  };
}

function gameOf(
  seats: number,
  rounds: readonly string[],
  reading: Reading,
  { starter = 0, nextLeader = 0 }: { readonly starter?: Seat; readonly nextLeader?: Seat },
): Game {
  const positions = rounds.map(scoreIn);
  const rules: Rules = { ...reading, ...VARIANTS[positions[0]?.variant ?? 'basic'] };
  return positions.reduce<Game>(
    (game, { holdings }) =>
      recordRound(game, { starter, nextLeader, scores: scoreRound(holdings, rules) }),
    startGame(seats, rules),
  );
}

/** Where two lists of reasons part: the index of the first that differs, null if none does. */
export function partingStep(a: readonly PlayedStep[], b: readonly PlayedStep[]): number | null {
  const longest = Math.max(a.length, b.length);
  for (let index = 0; index < longest; index++) {
    if (JSON.stringify(a[index]) !== JSON.stringify(b[index])) return index;
  }
  return null;
}

/** Whether two outcomes can be the same: where declarations can settle in several ways, one that both have is enough. */
export function sameOutcome(a: WitnessOutcome, b: WitnessOutcome): boolean {
  const isOneOf = (settled: readonly (readonly number[])[], one: readonly number[]) =>
    settled.some((other) => String(other) === String(one));
  if (a.kind === 'declare' && b.kind === 'declare' && a.settled.length * b.settled.length > 0) {
    return a.settled.some((one) => isOneOf(b.settled, one));
  }
  return JSON.stringify(a) === JSON.stringify(b);
}

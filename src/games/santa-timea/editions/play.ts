import type { Wind } from '../../../core/compass.ts';
import { explainStart, explainWinners, type GameStep } from '../explain/game.ts';
import { explainScore, type ScoreStep } from '../explain/score.ts';
import { explainTrick, type TrickStep } from '../explain/trick.ts';
import type { RoundPosition } from '../notation/round.ts';
import type { ScorePosition } from '../notation/score.ts';
import { numberCard, PIRATESS, type WheelCard, type WindCard } from '../rules/cards.ts';
import { TRICKS } from '../rules/deal.ts';
import { settledDeclarations } from '../rules/declare.ts';
import { type Game, startPlayer, winners } from '../rules/game.ts';
import type { Reading } from '../rules/readings.ts';
import { type PlayedTrick, type Round, replayRound, type Seat } from '../rules/round.ts';
import { type Holding, type Score, scoreRound } from '../rules/score.ts';
import { resolveTrick, type Trick, type TrickRuling } from '../rules/trick.ts';
import { VARIANTS, type VariantName } from '../rules/variants.ts';
import {
  type AnyReading,
  type AnyRules,
  judgeTrick,
  leadsFrom,
  scoreOf,
  setsFrom,
  starterOf,
  windOf,
  winnersOf,
} from './foreign.ts';
import type { Situation } from './witness.ts';

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
  | {
      readonly kind: 'options';
      readonly options: readonly { readonly sets: readonly Wind[]; readonly value: number }[];
    }
  | { readonly kind: 'row'; readonly card: WindCard | null }
  | { readonly kind: 'hand'; readonly cards: readonly WheelCard[] }
  | { readonly kind: 'sequence'; readonly taken: readonly number[]; readonly left: number };

export type PlayedStep =
  | {
      readonly of: 'trick';
      /** Which trick of the round, from 0; null for a trick alone. */
      readonly trick: number | null;
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

export interface Played {
  readonly outcome: WitnessOutcome;
  readonly steps: readonly PlayedStep[];
}

export function playOut(situation: Situation, reading: AnyReading): Played {
  const rules = rulesUnder(reading, situation);
  return { outcome: outcomeOf(situation, rules), steps: stepsOf(situation, rules) };
}

export function rulesUnder(reading: AnyReading, situation: Situation): AnyRules {
  return { ...reading, ...VARIANTS[variantOf(situation)] };
}

export function variantOf(situation: Situation): VariantName {
  if ('variant' in situation) return situation.variant;
  return ('rounds' in situation && situation.rounds[0]?.variant) || 'basic';
}

export function outcomeOf(situation: Situation, rules: AnyRules): WitnessOutcome {
  switch (situation.kind) {
    case 'trick': {
      const { taker, lead, takes } = judgeTrick(situation.trick, rules);
      return { kind: 'trick', taker, lead, takes };
    }
    case 'round': {
      const { collected, carried, leader } = replayed(situation, rules);
      return { kind: 'round', collected, carried, lead: leader };
    }
    case 'score':
      return { kind: 'score', totals: totalsOf(situation.holdings, rules) };
    case 'declare':
      return {
        kind: 'declare',
        settled: settledIn(situation, rules).map((holdings) => totalsOf(holdings, rules)),
      };
    case 'options': {
      const [{ cards }, ...others] = situation.holdings as [Holding, ...Holding[]];
      const options = setsFrom(cards, rules).map((sets) => {
        const [value = 0] = totalsOf([{ cards, discarded: sets }, ...others], rules);
        return { sets, value };
      });
      return { kind: 'options', options };
    }
    case 'row':
      return { kind: 'row', card: windOf(situation.row, rules) ?? null };
    case 'hand':
      return { kind: 'hand', cards: leadsFrom(situation.cards, rules) };
    case 'sequence':
      return endsOf(situation.marks, rules);
    case 'start': {
      const { seats } = starterOf(gameIn(situation, rules), rules, situation.sunk);
      return { kind: 'start', seats };
    }
    case 'win':
      return { kind: 'win', seats: winnersOf(gameIn(situation, rules), rules) };
  }
}

const totalsOf = (holdings: readonly Holding[], rules: AnyRules): number[] =>
  scoreOf(holdings, rules).map(({ total }) => total);

const replayed = (position: RoundPosition, rules: AnyRules): Round => {
  const round = replayRound(position, rules);
  if (!round.ok) throw new Error(`Not to be played: ${round.error.code}`);
  return round.value;
};

const settledIn = ({ holdings }: Pick<ScorePosition, 'holdings'>, rules: AnyRules) =>
  settledDeclarations(
    holdings.map(({ cards }) => cards),
    rules,
  );

export const WIND: WindCard = { wind: 'N', damage: 1 };

/** How a trick can end for its wind card, with two cards that end it so: `0` nobody takes, `P` a led Piratess does. */
export const ENDS: Readonly<Record<string, readonly WheelCard[]>> = {
  '·': [numberCard('N', 2), numberCard('N', 3)],
  '0': [numberCard('N', 5), numberCard('E', 10)],
  P: [PIRATESS, numberCard('N', 5)],
};

function endsOf(marks: string, rules: AnyRules): WitnessOutcome {
  let carried: readonly WindCard[] = [];
  const taken = [...marks].map((mark) => {
    const ruling = judgeTrick({ wind: WIND, carried, plays: ENDS[mark] ?? [] }, rules);
    carried = ruling.carried;
    return ruling.takes.length;
  });
  const left = rules.lastTrickCarry === 'next-round' ? carried.length : 0;
  return { kind: 'sequence', taken, left };
}

/** The same few rounds are scored again and again. */
const scored = new WeakMap<AnyRules, Map<ScorePosition, readonly Score[]>>();

function scoresOf(round: ScorePosition, rules: AnyRules): readonly Score[] {
  const known = scored.get(rules) ?? new Map<ScorePosition, readonly Score[]>();
  scored.set(rules, known);
  const scores = known.get(round) ?? scoreOf(round.holdings, rules);
  known.set(round, scores);
  return scores;
}

function gameIn(situation: Extract<Situation, { rounds: unknown }>, rules: AnyRules): Game {
  const { starter = 0, nextLeader = 0 } = situation.kind === 'start' ? situation : {};
  const results = situation.rounds.map((round) => ({
    starter,
    nextLeader,
    scores: scoresOf(round, rules),
  }));
  const seats =
    situation.kind === 'start' ? situation.seats : (situation.rounds[0]?.holdings.length ?? 0);
  return { rules, seats, results };
}

function stepsOf(situation: Situation, rules: AnyRules): PlayedStep[] {
  switch (situation.kind) {
    case 'trick':
      return trickSteps(situation.trick, resolveTrick(situation.trick, rules), rules, null, 0);
    case 'round': {
      const { tricks } = replayed(situation, rules);
      const steps = tricks.flatMap(({ trick, ruling, leader }, index) =>
        trickSteps(trick, ruling, rules, index, leader),
      );
      return [...steps, ...restSteps(tricks, rules)];
    }
    case 'score':
      return scoreSteps(situation.holdings, rules);
    case 'declare': {
      // Among choices that are equally good the one that discards most shows the rule at work.
      const sets = (holdings: readonly Holding[]) =>
        holdings.reduce((sum, { discarded }) => sum + discarded.length, 0);
      const [most] = settledIn(situation, rules).toSorted((a, b) => sets(b) - sets(a));
      return most ? scoreSteps(most, rules) : [];
    }
    case 'start':
    case 'win': {
      const game = gameIn(situation, rules);
      const steps =
        situation.kind === 'start'
          ? explainStart(game, startPlayer(game, situation.sunk))
          : explainWinners(game, winners(game));
      return steps.map((step) => ({ of: 'game', step }));
    }
    default:
      return [];
  }
}

const trickSteps = (
  trick: Trick,
  ruling: TrickRuling,
  rules: AnyRules,
  index: number | null,
  leader: Seat,
): PlayedStep[] =>
  explainTrick(trick, ruling, rules).map((step) => {
    return { of: 'trick', trick: index, leader, plays: trick.plays, step };
  });

function restSteps(tricks: readonly PlayedTrick[], rules: AnyRules): PlayedStep[] {
  const cards = tricks.at(-1)?.ruling.carried ?? [];
  const over = tricks.length === TRICKS && cards.length > 0;
  return over ? [{ of: 'rest', answer: rules.lastTrickCarry, cards }] : [];
}

const scoreSteps = (holdings: readonly Holding[], rules: AnyRules): PlayedStep[] =>
  scoreRound(holdings, rules).flatMap((score, seat) =>
    explainScore(holdings[seat] as Holding, score, holdings.length, rules).map(
      (step): PlayedStep => ({ of: 'score', seat, step }),
    ),
  );

/** Whether two readings part on the outcome of a situation, or only on what a card counts; null for neither. */
export function changeOf(
  situation: Situation,
  a: AnyReading,
  b: AnyReading,
): 'outcome' | 'worth' | null {
  const [one, other] = [rulesUnder(a, situation), rulesUnder(b, situation)];
  if (!sameOutcome(outcomeOf(situation, one), outcomeOf(situation, other))) return 'outcome';
  if (situation.kind !== 'trick') return null;
  const worths = (rules: AnyRules) =>
    String(judgeTrick(situation.trick, rules).worths.map(({ halves }) => halves));
  return worths(one) === worths(other) ? null : 'worth';
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
  if (a.kind === 'declare' && b.kind === 'declare' && a.settled.length * b.settled.length > 0) {
    const settled = b.settled.map(String);
    return a.settled.some((one) => settled.includes(String(one)));
  }
  return isAlike(a, b);
}

function isAlike(a: unknown, b: unknown): boolean {
  if (a === b || typeof a !== 'object' || typeof b !== 'object' || !a || !b) return a === b;
  const keys = Object.keys(a) as (keyof typeof a)[];
  return keys.length === Object.keys(b).length && keys.every((key) => isAlike(a[key], b[key]));
}

import type { Band } from '../../../core/band.ts';
import { bearing } from '../../../core/compass.ts';
import { EDITIONS, type Edition, isRuling, QUESTIONS, type Question } from '../rules/readings.ts';
import { resolveTrick, type Trick } from '../rules/trick.ts';
import { type Rules, rulesOf } from '../rules/variants.ts';
import { bandOf } from './difficulty.ts';
import { exposed, type MisreadingId } from './misreadings.ts';

/** What there is to know about the question “who takes the wind card?” for one trick. */
export interface Solution {
  /** A place in playing order, or null for nobody. */
  readonly taker: number | null;
  readonly band: Band;
  /** The misreadings that lead to a wrong answer, in the order of `MISREADINGS`. */
  readonly exposes: readonly MisreadingId[];
  /** The open questions whose other answer would name another taker. */
  readonly depends: readonly Question[];
}

/** A trick whose taker is asked for, with what its author claims about it. */
export interface Puzzle extends Solution {
  /** Neutral and for ever: it is part of an address. */
  readonly id: string;
  readonly trick: Trick;
}

/** Puzzles are judged by our reading of the basic game; nothing of the advanced game moves a taker. */
export const PUZZLE_RULES: Rules = rulesOf('house', 'basic');

/** What the engine finds. */
export function solve(trick: Trick): Solution {
  return {
    taker: resolveTrick(trick, PUZZLE_RULES).taker,
    band: bandOf(trick, PUZZLE_RULES),
    exposes: exposed(trick, PUZZLE_RULES),
    depends: dependence(trick),
  };
}

/** What a puzzle claims wrongly, the gravest first; null when the engine agrees with all of it. */
export function checkPuzzle(puzzle: Puzzle): keyof Solution | null {
  const found = solve(puzzle.trick);
  if (puzzle.taker !== found.taker) return 'taker';
  if (puzzle.band !== found.band) return 'band';
  if (!sameMembers(puzzle.exposes, found.exposes)) return 'exposes';
  return sameMembers(puzzle.depends, found.depends) ? null : 'depends';
}

/** In any order; a member given twice makes a difference. */
const sameMembers = (some: readonly string[], others: readonly string[]): boolean =>
  some.toSorted().join() === others.toSorted().join();

/** The questions of which an answer that somebody may give names another taker than our reading does. */
function dependence(trick: Trick): Question[] {
  const takerBy = (rules: Rules) => resolveTrick(trick, rules).taker;
  return (Object.keys(QUESTIONS) as Question[]).filter((question) =>
    openAnswers(question).some(
      (answer) => takerBy({ ...PUZZLE_RULES, [question]: answer }) !== takerBy(PUZZLE_RULES),
    ),
  );
}

/** English, German and French. */
const PRINTED_EDITIONS = EDITIONS.filter((edition) => edition !== 'house').length;

/**
 * What the editions print; every answer where one of them is silent.
 * @param edition the one whose rules are named: it leaves open only what it is silent about.
 */
export function openAnswers(question: Question, edition: Edition = 'house'): readonly string[] {
  const { answers, printed } = QUESTIONS[question];
  if (edition !== 'house') return isRuling(edition, question) ? answers : [];
  const told = Object.values(printed);
  return told.length < PRINTED_EDITIONS ? answers : told;
}

/**
 * What makes a trick the same puzzle again: how each card lies to the wind and what is printed on it,
 * in playing order. Neither the wind's own direction nor its damage matters.
 */
export const patternOf = ({ wind, plays }: Trick): string =>
  plays
    .map((card) =>
      card.kind === 'piratess' ? card.kind : `${bearing(card.wind, wind.wind)} ${card.rank}`,
    )
    .join(', ');

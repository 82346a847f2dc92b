import type { Wind } from '../../../../core/compass.ts';
import { DECK, windCode } from '../../twin/cards.ts';
import { beginnings, census, emptyTally, type Tally } from '../../twin/census.ts';
import { rowJudge } from '../../twin/row.ts';
import { leadIn, NOBODY, takerIn } from '../../twin/trick.ts';
import { bookOf } from '../../twin/worth.ts';
import { MISREADINGS, type MisreadingId, PUZZLE_RULES } from '../misreadings.ts';
import { misreadRows } from './misread-rows.ts';

/** What was counted over every ordered trick of so many players under all four winds. */
export interface Survey {
  readonly seats: number;
  readonly tricks: number;
  /** How many of them each place takes, the leader's first. */
  readonly takers: readonly number[];
  /** [X3] How many of them nobody takes. */
  readonly nobody: number;
  /** [T6] How many of them each place wins the lead with, the leader's first. */
  readonly leads: readonly number[];
  /** Over all outcomes: eight hexadecimal digits. */
  readonly checksum: string;
  /**
   * How many tricks under one wind a numbered card leads: with a led Piratess nobody gets the taker wrong
   * who knows that rule. The other winds differ only by a turn of the compass.
   */
  readonly numbered: number;
  /** On how many of these each misreading names the wrong taker. */
  readonly wrong: { readonly [M in MisreadingId]: number };
}

/** One piece of the work. The pieces are small: a phone does one in a few hundredths of a second. */
export interface SurveyPart {
  readonly seats: number;
  readonly wind: Wind;
  /** Codes of the first cards. */
  readonly begun: readonly number[];
}

const RIGHT = rowJudge(bookOf(PUZZLE_RULES));
const MISREAD = misreadRows(PUZZLE_RULES);

/** The wind under which misreadings are counted. */
const MISREAD_WIND: Wind = 'N';

export const surveyParts = (seats: number, wind: Wind): readonly SurveyPart[] =>
  beginnings(seats).map((begun) => ({ seats, wind, begun }));

export const newTally = (): Tally => emptyTally(MISREADINGS.length);

export function surveyPart({ seats, wind, begun }: SurveyPart): Tally {
  const code = windCode(wind);
  if (wind === MISREAD_WIND) return census(seats, code, begun, RIGHT, MISREAD);
  return { ...census(seats, code, begun, RIGHT, []), numbered: 0, wrong: newTally().wrong };
}

/** How many ordered tricks of so many players there are under all four winds. */
export function allTricks(seats: number): number {
  let tricks = 4;
  for (let place = 0; place < seats; place++) tricks *= DECK - place;
  return tricks;
}

/** @param tally the sum of all parts. */
export function surveyOf(seats: number, tally: Tally): Survey {
  const takers = Array<number>(seats).fill(0);
  const leads = Array<number>(seats).fill(0);
  let nobody = 0;
  for (const [outcome, count] of tally.outcomes.entries()) {
    if (count === 0) continue;
    if (takerIn(outcome) === NOBODY) nobody += count;
    else takers[takerIn(outcome)] = (takers[takerIn(outcome)] as number) + count;
    leads[leadIn(outcome)] = (leads[leadIn(outcome)] as number) + count;
  }
  const wrong = MISREADINGS.map((id, index) => [id, tally.wrong[index] as number]);
  return {
    seats,
    tricks: tally.tricks,
    takers,
    nobody,
    leads,
    checksum: tally.checksum.toString(16).padStart(8, '0'),
    numbered: tally.numbered,
    wrong: Object.fromEntries(wrong) as Survey['wrong'],
  };
}

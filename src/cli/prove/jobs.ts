import { WINDS, type Wind } from '../../core/compass.ts';
import {
  allTricks,
  newTally,
  surveyPart,
  surveyParts,
} from '../../games/santa-timea/questions/survey/survey.ts';
import { DECK } from '../../games/santa-timea/twin/cards.ts';
import { addTally, type Tally } from '../../games/santa-timea/twin/census.ts';
import { type Comparison, compare, FIRST_CARDS } from './compare.ts';

/** A piece of the proof: all ordered tricks of so many players under one wind that one card leads. */
export interface Job {
  /** Counted by the twin, or judged by both engines. */
  readonly work: 'count' | 'compare';
  readonly seats: number;
  readonly wind: Wind;
  /** The code of the led card. */
  readonly first: number;
}

export type Done =
  | (Job & { readonly work: 'count'; readonly tally: PlainTally })
  | (Job & { readonly work: 'compare'; readonly comparison: Comparison });

/** A tally that can be written as JSON. */
export interface PlainTally extends Omit<Tally, 'outcomes' | 'wrong'> {
  readonly outcomes: readonly number[];
  readonly wrong: readonly number[];
}

export const SEATS = [2, 3, 4, 5] as const;

/** The winds under which both engines are asked; of five players one, the others are its turns. */
export const comparedWinds = (seats: number): readonly Wind[] => (seats === 5 ? ['N'] : WINDS);

/** All of the proof, the quick part first. */
export const JOBS: readonly Job[] = [
  ...SEATS.flatMap((seats) =>
    WINDS.flatMap((wind) =>
      Array.from({ length: DECK }, (_, first): Job => ({ work: 'count', seats, wind, first })),
    ),
  ),
  ...SEATS.flatMap((seats) =>
    comparedWinds(seats).flatMap((wind) =>
      FIRST_CARDS.map((first): Job => ({ work: 'compare', seats, wind, first })),
    ),
  ),
];

export const keyOf = ({ work, seats, wind, first }: Job): string =>
  [work, seats, wind, first].join(' ');

/** About how long a job takes, in any unit: both engines need a hundred times as long as the twin alone. */
export function effortOf({ work, seats, wind }: Job): number {
  const tricks = allTricks(seats) / WINDS.length / DECK;
  if (work === 'compare') return tricks * 100;
  return tricks * (wind === 'N' ? 6 : 1);
}

export function doJob(job: Job): Done {
  const { work, seats, wind, first } = job;
  if (work === 'compare') return { ...job, work, comparison: compare(seats, wind, first) };
  const sum = newTally();
  for (const part of surveyParts(seats, wind)) {
    if (part.begun[0] === first) addTally(sum, surveyPart(part));
  }
  return { ...job, work, tally: { ...sum, outcomes: [...sum.outcomes], wrong: [...sum.wrong] } };
}

/** The tally it was before it was written. */
export const tallyOf = (plain: PlainTally): Tally => ({
  ...plain,
  outcomes: Float64Array.from(plain.outcomes),
  wrong: Float64Array.from(plain.wrong),
});

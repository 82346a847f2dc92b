import type { Wind } from '../../core/compass.ts';
import {
  newTally,
  type Survey,
  surveyOf,
} from '../../games/santa-timea/questions/survey/survey.ts';
import { addTally } from '../../games/santa-timea/twin/census.ts';
import { comparedWinds, type Done, SEATS, tallyOf } from './jobs.ts';

/** What is stored and shown of a whole proof. */
export interface Proof {
  readonly surveys: readonly Survey[];
  readonly compared: readonly Compared[];
}

/** Both engines on every ordered trick of so many players, Piratesses not told apart. */
export interface Compared {
  readonly seats: number;
  readonly winds: readonly Wind[];
  readonly tricks: number;
  /** Tricks about which they differ. */
  readonly different: readonly string[];
}

/** @param results of all jobs. */
export function proofOf(results: readonly Done[]): Proof {
  return {
    surveys: SEATS.map((seats) => {
      const sum = newTally();
      for (const result of results) {
        if (result.work === 'count' && result.seats === seats) addTally(sum, tallyOf(result.tally));
      }
      return surveyOf(seats, sum);
    }),
    compared: SEATS.map((seats) => {
      const mine = results.flatMap((result) =>
        result.work === 'compare' && result.seats === seats ? [result] : [],
      );
      return {
        seats,
        winds: comparedWinds(seats),
        tricks: mine.reduce((sum, { comparison }) => sum + comparison.tricks, 0),
        different: mine.flatMap(({ wind, comparison }) =>
          comparison.different.map((trick) => `${wind}: ${trick}`),
        ),
      };
    }),
  };
}

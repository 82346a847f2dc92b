/** Judges every trick apart from the page, a slice at a time, so that it can be told to pause. */
import { WINDS } from '../../../../core/compass.ts';
import {
  newTally,
  type Survey,
  type SurveyPart,
  surveyOf,
  surveyPart,
  surveyParts,
} from '../../questions/survey/survey.ts';
import { addTally } from '../../twin/census.ts';

/** What the page asks for: to begin with so many players, to pause, to go on. */
export type ProveOrder = { readonly seats: number } | 'pause' | 'go-on';

/** What has been counted so far, and how long that took, pauses not counted. */
export interface ProveReport {
  readonly survey: Survey;
  readonly seconds: number;
}

/** Milliseconds without listening. */
const SLICE = 100;

let seats = 0;
let parts: readonly SurveyPart[] = [];
let next = 0;
let tally = newTally();
let worked = 0;
let timer: ReturnType<typeof setTimeout> | undefined;

function slice(): void {
  const start = performance.now();
  while (next < parts.length && performance.now() - start < SLICE) {
    addTally(tally, surveyPart(parts[next++] as SurveyPart));
  }
  worked += performance.now() - start;
  const report: ProveReport = { survey: surveyOf(seats, tally), seconds: worked / 1000 };
  postMessage(report);
  timer = next < parts.length ? setTimeout(slice) : undefined;
}

addEventListener('message', ({ data: order }: MessageEvent<ProveOrder>) => {
  clearTimeout(timer);
  if (order === 'pause') return;
  if (order !== 'go-on') {
    seats = order.seats;
    // All winds of a beginning together, so that what is left can be told from what is done.
    const [first = [], ...others] = WINDS.map((wind) => surveyParts(seats, wind));
    parts = first.flatMap((part, index) => [part, ...others.map((list) => list[index] ?? part)]);
    tally = newTally();
    next = 0;
    worked = 0;
  }
  slice();
});

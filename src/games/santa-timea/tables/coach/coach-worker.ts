/** Thinks apart from the page: counsels before a card, looks back on a round that is over, or compares it. */

import { type Counsel, counsel } from '../../players/coach.ts';
import { type Comparison, compared } from '../../players/compare.ts';
import { type Match, ownPlaces } from '../../players/match.ts';
import { type Review, reviewOf, type Step, stepOf } from '../../players/review.ts';
import { viewOf } from '../../players/view.ts';
import { roundOf } from '../../rules/dealt-game.ts';
import { type Seat, toAct } from '../../rules/round.ts';

export interface CoachOrder {
  readonly asks: 'counsel' | 'review' | 'comparison';
  readonly match: Match;
  /** Whose round is looked back on. */
  readonly seat?: Seat;
}

/** What comes back: how many pieces of the work are done, and in the end what was asked for. */
export type CoachReport =
  | { readonly kind: 'piece'; readonly done: number }
  | { readonly kind: 'counsel'; readonly counsel: Counsel }
  | { readonly kind: 'review'; readonly review: Review }
  | { readonly kind: 'comparison'; readonly comparison: Comparison };

const report = (found: CoachReport): void => postMessage(found);

addEventListener('message', ({ data: { asks, match, seat } }: MessageEvent<CoachOrder>) => {
  if (asks === 'counsel') return report({ kind: 'counsel', counsel: counselOn(match) });
  if (asks === 'comparison') {
    return report({ kind: 'comparison', comparison: comparisonOf(match) });
  }
  const steps: Step[] = [];
  for (const trick of ownPlaces(match, seat).keys()) {
    report({ kind: 'piece', done: trick });
    steps.push(stepOf(match, trick, seat));
  }
  report({ kind: 'review', review: reviewOf(match, steps, seat) });
});

function counselOn(match: Match): Counsel {
  const round = roundOf(match);
  const acting = round.ok ? toAct(round.value) : null;
  const view = round.ok && acting !== null ? viewOf(round.value, acting) : null;
  if (!view) throw new Error('no card to choose');
  return counsel(view, match);
}

function comparisonOf(match: Match): Comparison {
  const going = compared(match);
  for (let done = 1; ; done++) {
    const step = going.next();
    if (step.done) return step.value;
    report({ kind: 'piece', done });
  }
}

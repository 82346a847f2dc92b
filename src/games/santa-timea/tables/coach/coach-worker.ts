/** Thinks apart from the page: counsels before a card, looks back on a round that is over, or compares it. */
import { type Counsel, counsel } from '../../players/coach.ts';
import { at, type Match, ownPlaces } from '../../players/match.ts';
import { type Comparison, compared, type Review, reviewOf, stepOf } from '../../players/review.ts';
import { viewOf } from '../../players/view.ts';
import { LEARNER } from '../../rules/dealt-game.ts';
import { type Seat, toAct } from '../../rules/round.ts';

export interface Findings {
  readonly counsel: Counsel;
  readonly review: Review;
  readonly comparison: Comparison;
}

export type CoachTask = keyof Findings;

export interface CoachOrder {
  readonly asks: CoachTask;
  readonly match: Match;
  readonly seat?: Seat | undefined;
}

export type CoachReport<A extends CoachTask = CoachTask> =
  | { readonly done: number }
  | { readonly found: Findings[A] };

const report = (found: CoachReport): void => postMessage(found);

const onPiece = (done: number): void => report({ done });

addEventListener('message', ({ data: { asks, match, seat } }: MessageEvent<CoachOrder>) => {
  report({ found: FINDERS[asks](match, seat ?? LEARNER) });
});

const FINDERS: { readonly [A in CoachTask]: (match: Match, seat: Seat) => Findings[A] } = {
  counsel(match) {
    const round = at(match);
    const view = viewOf(round, toAct(round) ?? LEARNER);
    if (!view) throw new Error('no card to choose');
    return counsel(view, match);
  },
  review(match, seat) {
    const steps = [...ownPlaces(match, seat).keys()].map((trick) => {
      onPiece(trick);
      return stepOf(match, trick, seat);
    });
    return reviewOf(match, steps, seat);
  },
  comparison: (match) => compared(match, onPiece),
};

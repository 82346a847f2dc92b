/** Thinks apart from the page: plays for an opponent, counsels, looks back on a round that is over, or compares it. */
import { opponentAt } from '../../notation/levels.ts';
import { type Counsel, counsel } from '../../players/coach.ts';
import { at, type Match, ownPlaces, type Turn, turnOf } from '../../players/match.ts';
import {
  type Comparison,
  chosenBy,
  compared,
  type Review,
  reviewOf,
  stepOf,
} from '../../players/review.ts';
import { viewOf } from '../../players/view.ts';
import type { WheelCard } from '../../rules/cards.ts';
import { LEARNER } from '../../rules/dealt-game.ts';
import { type Seat, toAct } from '../../rules/round.ts';

export interface Findings {
  readonly card: WheelCard;
  readonly counsel: Counsel;
  readonly review: Review;
  readonly comparison: Comparison;
}

export type Task = keyof Findings;

export interface Order {
  readonly asks: Task;
  readonly match: Match;
  readonly seat?: Seat | undefined;
}

export type Report<A extends Task = Task> =
  | { readonly done: number }
  | { readonly found: Findings[A] };

const report = (found: Report): void => postMessage(found);

const onPiece = (done: number): void => report({ done });

addEventListener('message', ({ data: { asks, match, seat } }: MessageEvent<Order>) => {
  report({ found: FINDERS[asks](match, seat ?? LEARNER) });
});

const FINDERS: { readonly [A in Task]: (match: Match, seat: Seat) => Findings[A] } = {
  card(match) {
    const turn = turnOf(match) as Turn;
    return chosenBy(opponentAt(match, turn.view.seat), turn);
  },
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

/** Thinks apart from the page: counsels before a card of the learner’s, or looks back on a round that is over. */
import { type Counsel, counsel } from '../../players/coach.ts';
import { type Match, ownPlaces } from '../../players/match.ts';
import { readMatch } from '../../players/read.ts';
import { type Review, reviewOf, type Step, stepOf } from '../../players/review.ts';
import { viewOf } from '../../players/view.ts';
import { LEARNER, roundOf } from '../../rules/dealt-game.ts';

export interface CoachOrder {
  readonly asks: 'counsel' | 'review';
  /** What `readMatch` reads. */
  readonly text: string;
}

/** What comes back: how many tricks have been looked at, and in the end what was asked for. */
export type CoachReport =
  | { readonly kind: 'trick'; readonly done: number }
  | { readonly kind: 'counsel'; readonly counsel: Counsel }
  | { readonly kind: 'review'; readonly review: Review };

const report = (found: CoachReport): void => postMessage(found);

addEventListener('message', ({ data: { asks, text } }: MessageEvent<CoachOrder>) => {
  const match = readMatch(text);
  if (!match.ok) throw new Error(match.error.code);
  if (asks === 'counsel') return report({ kind: 'counsel', counsel: counselOn(match.value) });
  const steps: Step[] = [];
  for (const trick of ownPlaces(match.value).keys()) {
    report({ kind: 'trick', done: trick });
    steps.push(stepOf(match.value, trick));
  }
  report({ kind: 'review', review: reviewOf(match.value, steps) });
});

function counselOn(match: Match): Counsel {
  const round = roundOf(match);
  const view = round.ok ? viewOf(round.value, LEARNER) : null;
  if (!view) throw new Error('no card to choose');
  return counsel(view);
}

import type { Translate } from '../../explain/words.ts';
import { makeGame } from '../../notation/game.ts';
import type { Match } from '../../players/match.ts';
import { LEARNER } from '../../rules/dealt-game.ts';
import { reviewOn } from './ask-worker.ts';
import { keepMistake } from './mistakes.ts';
import { type Reviewed, type ReviewView, viewReview } from './review-view.ts';

/** Looks back on a round that is over, and keeps every mistake of the reader’s for practice. @param onTrick hears how many tricks are done. */
export async function lookBack(
  match: Match,
  whose: Reviewed,
  t: Translate,
  lang: string,
  onTrick: (done: number) => void,
): Promise<ReviewView> {
  const told = viewReview(
    await reviewOn(match, whose.seat, onTrick),
    makeGame(match),
    t,
    lang,
    whose,
  );
  if (whose.seat === LEARNER) for (const puzzle of told.puzzles) keepMistake(puzzle, 'missed');
  return told;
}

import { createEffect, createMemo, createSignal, on } from 'solid-js';
import type { Translate } from '../../explain/words.ts';
import { makeGame } from '../../notation/game.ts';
import { at, type Match } from '../../players/match.ts';
import { LEARNER } from '../../rules/dealt-game.ts';
import type { Seat } from '../../rules/round.ts';
import { keepMisreadTricks } from '../play/misread.ts';
import { askPlayers } from './ask-players.ts';
import { type CounselView, viewCounsel } from './counsel-view.ts';
import { keepMistake } from './mistakes.ts';
import { type Reviewed, type ReviewView, viewReview } from './review-view.ts';
import { createThinking } from './thinking.tsx';

interface CoachedTable {
  readonly match: () => Match;
  readonly names: () => readonly string[];
  readonly isOver: () => boolean;
  readonly isTurn: () => boolean;
  readonly isUnasked: () => boolean;
  readonly onAdvice: (view: CounselView) => void;
}

/** Looks back on a round that is over, and keeps every mistake of the reader’s for practice. @param onTrick hears how many tricks are done. */
export async function lookBack(
  match: Match,
  whose: Reviewed,
  t: Translate,
  onTrick: (done: number) => void,
): Promise<ReviewView> {
  const review = await askPlayers('review', match, onTrick, whose.seat);
  const view = viewReview(review, match, t, whose);
  if (whose.seat !== LEARNER) return view;
  for (const puzzle of view.puzzles) keepMistake(puzzle, 'missed');
  keepMisreadTricks(
    at(match),
    review.steps.flatMap(({ isMistake }, trick) => (isMistake ? [trick] : [])),
  );
  return view;
}

export function createCoach(table: CoachedTable, t: Translate) {
  const thinking = createThinking<CounselView | ReviewView>();
  const { found, state } = thinking;
  /** What was played: neither that there was advice nor which sets are discarded in the end changes it. */
  const played = createMemo(
    (): Match => ({ ...table.match(), hints: 0, isAdvised: false, sets: [], keeps: [] }),
    undefined,
    { equals: (one, other) => makeGame(one) === makeGame(other) },
  );
  const canAsk = () => (table.isTurn() || table.isOver()) && state() !== 'thinking';
  const [seat, setSeat] = createSignal<Seat>(LEARNER);
  const ask = async (whose: Seat = LEARNER) => {
    const asked = played();
    if (!canAsk()) return;
    setSeat(whose);
    const view = await thinking.think(
      async (onTrick) =>
        table.isOver()
          ? lookBack(asked, { seat: whose, names: table.names() }, t, onTrick)
          : viewCounsel(await askPlayers('counsel', asked), table.names(), t),
      () => asked === played(),
    );
    if (view && 'cards' in view && table.isTurn()) table.onAdvice(view);
  };
  const isUnasked = createMemo(() => table.isTurn() && table.isUnasked());
  createEffect(
    on([played, isUnasked], () => {
      thinking.forget();
      if (isUnasked()) ask();
    }),
  );
  return {
    thinking,
    played,
    seat,
    canAsk,
    ask,
    isUnasked,
    counsel: () => {
      const view = found();
      return view && 'cards' in view && table.isTurn() ? view : undefined;
    },
    review: () => {
      const view = found();
      return view && 'tricks' in view ? view : undefined;
    },
  };
}

import { isSolved, markPuzzle, puzzlesRecord } from '../../device/puzzles.ts';
import { openRecord } from '../../device/record.ts';
import type { Keeper } from './policies.ts';

/** A puzzle of a game's collection, by which its mark is kept. */
export interface PuzzlePlace {
  readonly game: string;
  readonly id: string;
}

/** Keeps what came of a puzzle: solved at the first try or later, or its answer shown. */
export function keepPuzzle({ game, id }: PuzzlePlace): Keeper {
  const before = openRecord(puzzlesRecord(game)).get()[id];
  let hasMissed = before !== undefined;
  let wasShown = false;
  return {
    isDone: isSolved(before),
    keep(_, isRight) {
      const solved = wasShown ? 'shown' : hasMissed ? 'later' : 'first';
      hasMissed = true;
      return markPuzzle(game, id, isRight ? solved : 'missed');
    },
    show() {
      wasShown = true;
      markPuzzle(game, id, 'shown');
    },
  };
}

import { courseRecord, isDone, keepMiss, markDone } from '../../device/course.ts';
import { isSolved, markPuzzle, puzzlesRecord } from '../../device/puzzles.ts';
import { openRecord } from '../../device/record.ts';
import type { Keeper, QuestionPlace } from './policies.ts';

/** A step of a lesson, by which its course remembers that it is done. */
export interface StepPlace {
  readonly game: string;
  readonly lesson: string;
  readonly step: string;
}

/** A puzzle of a game's collection, by which its mark is kept. */
interface PuzzlePlace {
  readonly game: string;
  readonly id: string;
}

/** What a question is on its page; neither, if nothing of it is kept there. */
export interface KeptPlace {
  readonly step?: StepPlace | undefined;
  readonly puzzle?: PuzzlePlace | undefined;
}

export function keepQuestion({ step, puzzle }: KeptPlace): Keeper | undefined {
  return step ? keepStep(step) : puzzle && keepPuzzle(puzzle);
}

/**
 * Keeps a wrong answer, so that something like it comes before a lesson. Outside of lessons only one that a
 * misreading explains: what else is asked there may be far ahead.
 */
export function keepWrong(
  game: string,
  place: QuestionPlace,
  trap: string | undefined,
  ask: string,
): void {
  const miss = trap ?? (place === 'lesson' ? ask : undefined);
  if (miss !== undefined && place !== 'exam' && place !== 'drill') keepMiss(game, miss, false);
}

const keepStep = ({ game, lesson, step }: StepPlace): Keeper => ({
  isDone: isDone(openRecord(courseRecord(game)).get(), lesson, step),
  keep(_, isRight) {
    const isKept = !isRight || markDone(game, lesson, step);
    // The bar above the lesson shows it; what was missed comes again at the end.
    if (isRight) dispatchEvent(new Event('step-done'));
    else document.getElementById(`step-${step}`)?.setAttribute('data-missed', '');
    return isKept;
  },
});

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

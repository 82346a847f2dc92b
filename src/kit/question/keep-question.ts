import { courseRecord, isDone, keepMiss, markDone, missOf } from '../../device/course.ts';
import { markPuzzle, puzzlesRecord } from '../../device/puzzles.ts';
import { openRecord } from '../../device/record.ts';
import type { QuestionPlace } from './create-tries.ts';
import type { AnswerView } from './view.ts';

export interface Keeper {
  /** The codes of all answers given, on earlier visits and in other tabs too; those of this visit if left out. */
  readonly given?: () => readonly string[];
  /** @returns whether the next visit will know. */
  keep(answer: AnswerView, isRight: boolean): boolean;
  show?(): void;
}

interface StepPlace {
  readonly game: string;
  readonly step: string;
  /** Whether it is asked once more, at the end of its lesson. */
  readonly isAgain?: boolean;
}

interface PuzzlePlace {
  readonly game: string;
  readonly id: string;
}

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

function keepStep({ game, step, isAgain = false }: StepPlace): Keeper {
  /** Only where it was done before does the first answer make a miss good. */
  let canMend = isAgain || isDone(openRecord(courseRecord(game)).get(), step);
  return {
    keep(_, isRight) {
      if (canMend || !isRight) keepMiss(game, missOf(step), isRight);
      canMend = false;
      const isKept = !isRight || markDone(game, step);
      // The bar above the lesson shows it.
      if (isRight) dispatchEvent(new Event('step-done'));
      return isKept;
    },
  };
}

function keepPuzzle({ game, id }: PuzzlePlace): Keeper {
  const before = openRecord(puzzlesRecord(game)).get()[id];
  let hasMissed = before !== undefined;
  let wasShown = false;
  return {
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

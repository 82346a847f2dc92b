import type { Band } from '../../../core/band.ts';
import { type Day, daysBetween } from '../../../core/day.ts';
import { sayHalves } from '../explain/say.ts';
import { makeCard } from '../notation/cards.ts';
import type { MisreadingId } from '../puzzles/misreadings.ts';
import { openAnswers } from '../puzzles/puzzle.ts';
import type { WheelCard } from '../rules/cards.ts';
import { type Edition, QUESTIONS, type Question } from '../rules/readings.ts';
import { type Answer, answersOf, NOBODY } from '../tasks/answers.ts';
import { taskBand } from '../tasks/difficulty.ts';
import { editionOf } from '../tasks/edition.ts';
import { exposedBy } from '../tasks/exposed.ts';
import type { Task } from '../tasks/task.ts';
import type { TrickReading } from '../twin/worth.ts';

/** The day of puzzle number 1. */
export const FIRST_DAY: Day = '2026-12-01';

/** What the engine has to say about a task. */
export interface DailySolution {
  /** The right answers as the file writes them, see `writeAnswers`. */
  readonly answer: string;
  readonly band: Band;
  /** The misreadings that lead to a wrong answer, in the order of `MISREADINGS`. */
  readonly exposes: readonly MisreadingId[];
}

/** The puzzle of a day. Everything about its answers is asked of the engine: `tasks/answers.ts`. */
export interface DailyPuzzle extends DailySolution {
  readonly day: Day;
  /** The task as `tasks/read.ts` reads it, in canonical form: what a page hands to a widget. */
  readonly source: string;
  readonly task: Task;
}

/** 1 for the first day; no puzzle is ever put in between, so the number never changes. */
export const puzzleNumber = (day: Day): number => daysBetween(FIRST_DAY, day) + 1;

export const solveDaily = (task: Task): DailySolution => ({
  answer: writeAnswers(task),
  band: taskBand(task),
  exposes: exposedBy(task),
});

/** What looks like no answer at all: no set discarded. */
const NONE = 'none';

/**
 * The right answers for people who read the file: a card for whoever takes or leads (`S5`, `nobody`;
 * `P@2` for the Piratess at place 2 where there are several), a worth (`5½`), `full` `half` `zero`, cards of the hand (`N1 N9`), numbers (`-1`), the directions of
 * the sets to discard (`NS`, `none`).
 */
export function writeAnswers(task: Task): string {
  const write = (answer: Answer): string => {
    switch (task.ask) {
      case 'taker':
      case 'leader': {
        return answer === NOBODY ? answer : writePlace(task.position.trick.plays, Number(answer));
      }
      case 'worth':
        return sayHalves(Number(answer));
      default:
        return answer || NONE;
    }
  };
  return answersOf(task).right.map(write).join(' ');
}

function writePlace(plays: readonly WheelCard[], place: number): string {
  const cards = plays.map(makeCard);
  const card = cards[place] as string;
  return cards.filter((other) => other === card).length > 1 ? `${card}@${place}` : card;
}

/** Whether there is something to find out: a right and a wrong answer; in the last tricks only one right one. */
export function isQuestion(task: Task): boolean {
  const { offered, right } = answersOf(task);
  const most = task.ask === 'last' ? 1 : offered.length - 1;
  return right.length > 0 && right.length <= most && offered.length > 1;
}

/**
 * The open questions of the rules of which another answer would make other answers right.
 * @param edition whose rules judge the task: what an edition prints it does not leave open.
 */
export function dependsOn(task: Task, edition: Edition = editionOf(task)): Question[] {
  const right = answersOf(task).right.join();
  const questions = Object.keys(QUESTIONS) as Question[];
  const open = task.ask === 'last' ? questions.filter(isOfTricks) : questions;
  return open.filter((question) =>
    openAnswers(question, edition).some(
      (answer) => answersOf(task, { [question]: answer }).right.join() !== right,
    ),
  );
}

/** The questions on which the last tricks can hang: too few wind cards are left for two sets. */
const OF_TRICKS: readonly (keyof TrickReading)[] = [
  'copiedWorth',
  'copiedZero',
  'equalWorth',
  'secondPiratess',
  'secondPiratessLead',
];

const isOfTricks = (question: Question): boolean => OF_TRICKS.some((one) => one === question);

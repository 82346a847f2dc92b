/** What the tests of Ships of the Line share: what its engine says of its puzzles. */
import { readFileSync } from 'node:fs';
import {
  PUZZLE_FILE,
  QUESTIONS,
  type ShipsQuestion,
} from '../../src/games/ships/questions/index.ts';
import { choicesOf } from './lessons.ts';
import type { Locator } from './test.ts';

const file = PUZZLE_FILE.parse(readFileSync('puzzles/ships/puzzles.txt', 'utf8'));
export const PUZZLES = file.ok ? file.value : [];

/** The numbers of the right and of the wrong answers. */
export const choices = (task: ShipsQuestion) => choicesOf(QUESTIONS.answersOf(task));

/** The buttons of a question, in the order of its answers. */
export const answers = (place: Locator): Locator => place.locator('[data-answer]');

import type { TextFile } from '../../../kit/game.ts';
import { dayFrom, ID, type Puzzle, puzzleFile, readFiles } from '../../../kit/question/file.ts';
import { openPointsOf } from '../rules/readings.ts';
import { FIRST_DAY } from './days.ts';
import { QUESTIONS, type TimeaQuestion } from './index.ts';
import { editionOf } from './settings.ts';

export type TimeaPuzzle = Puzzle<TimeaQuestion>;

/** `p07 | taker in trick E3: E5 N11 S10 | N11` */
export const PUZZLE_FILE = puzzleFile({
  questions: QUESTIONS,
  key: ID,
  refuse: (question) => (editionOf(question) === 'house' ? null : { code: 'names-edition' }),
});

/** `2026-11-01 | taker in trick N2: S8 S5 | S5` */
export const DAILY_FILE = puzzleFile({
  questions: QUESTIONS,
  key: dayFrom(FIRST_DAY),
  refuse(question) {
    if (namesEditionInVain(question)) return { code: 'names-edition' };
    const depends = QUESTIONS.dependsOn(question);
    return depends.length === 0 ? null : { code: 'reading-decides', says: depends.join(' ') };
  },
});

export const readDays = (files: readonly TextFile[]) => readFiles(files, DAILY_FILE.parseChecked);

const namesEditionInVain = (question: TimeaQuestion): boolean =>
  editionOf(question) !== 'house' &&
  QUESTIONS.dependsOn(question, openPointsOf('house', editionOf(question))).length === 0;

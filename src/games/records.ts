import type { AnyKind } from '../device/backup.ts';
import { courseRecord } from '../device/course.ts';
import { dailyRecord } from '../device/daily.ts';
import { keptRounds } from './santa-timea/players/kept.ts';
import { progressRecord } from './santa-timea/trainer/progress.ts';

/**
 * Everything that is kept on a reader’s device. Each key starts with the id of the game whose catalogue
 * has the words for it: `kept.trainer` for `santa-timea:trainer`.
 */
export const RECORDS: readonly AnyKind[] = [
  courseRecord('santa-timea'),
  progressRecord,
  keptRounds,
  dailyRecord('santa-timea'),
];

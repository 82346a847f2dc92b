import type { AnyKind } from '../../device/backup.ts';
import { dailyRecord } from '../../device/daily.ts';
import { keptRounds } from './players/kept.ts';
import { progressRecord } from './trainer/progress.ts';

/** What this game keeps on a reader’s device, besides the course. */
export const RECORDS: readonly AnyKind[] = [progressRecord, keptRounds, dailyRecord('santa-timea')];

import type { AnyKind } from '../../device/backup.ts';
import { keptGames } from './players/kept.ts';

/** What this game keeps on a reader’s device, besides the course. */
export const RECORDS: readonly AnyKind[] = [keptGames];

import type { AnyKind } from '../device/backup.ts';
import { courseRecord } from '../device/course.ts';
import { GAME_LIST } from './list.ts';

const OWN = import.meta.glob<readonly AnyKind[]>('./*/records.ts', {
  eager: true,
  import: 'RECORDS',
});

/**
 * Everything that is kept on a reader’s device: the course of every game, and the `RECORDS` of its
 * `records.ts`. Each key starts with the id of the game whose catalogue has the words for it:
 * `kept.trainer` for `santa-timea:trainer`.
 */
export const RECORDS: readonly AnyKind[] = GAME_LIST.flatMap(({ id }) => [
  courseRecord(id),
  ...(OWN[`./${id}/records.ts`] ?? []),
]);

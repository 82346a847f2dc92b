import type { AnyKind } from '../device/backup.ts';
import { courseRecord } from '../device/course.ts';
import { dailyRecord } from '../device/daily.ts';
import { keptGames } from '../device/kept-tables.ts';
import { namesRecord } from '../device/names.ts';
import { puzzlesRecord } from '../device/puzzles.ts';
import type { GameId } from './list.ts';
import {
  keptBooks,
  keptDeals,
  keptMistakes,
  keptOwnTables,
  keptRounds,
} from './santa-timea/players/kept.ts';
import { progressRecord, stormRecord } from './santa-timea/trainer/progress.ts';

const [keptShips, keptTurns] = [keptGames('ships'), keptGames('turn')];

/** What each game keeps on a reader’s device besides course and puzzles. It runs there, so it loads no game. */
const OWN: Readonly<Record<GameId, readonly AnyKind[]>> = {
  'santa-timea': [
    progressRecord,
    stormRecord,
    keptRounds,
    keptDeals,
    keptMistakes,
    keptOwnTables,
    keptBooks,
    namesRecord,
    dailyRecord('santa-timea'),
  ],
  ships: [keptShips],
  turn: [keptTurns],
};

export const TABLES: Readonly<Record<string, AnyKind>> = {
  'santa-timea': keptRounds,
  ships: keptShips,
  turn: keptTurns,
} satisfies Record<GameId, AnyKind>;

/** Everything that is kept on a reader’s device. The words for `santa-timea:trainer` are `kept.trainer` of that game. */
export const RECORDS: readonly AnyKind[] = Object.entries(OWN).flatMap(([id, own]) => [
  courseRecord(id),
  puzzlesRecord(id),
  ...own,
]);

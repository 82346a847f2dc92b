import { dailyRecord } from '../../../../device/daily.ts';
import { openRecord } from '../../../../device/record.ts';

/** What a puzzle keeps on the device, and what it shows of that; it is loaded once the puzzle is there. */
export { answerDay, redoDay } from '../../../../device/daily.ts';
export { DailyAfter } from './DailyAfter.tsx';
export { DailyShare } from './DailyShare.tsx';

export const dailyOf = (game: string) => openRecord(dailyRecord(game));

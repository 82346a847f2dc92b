import { keepMark, type Mark } from '../../../../device/puzzles.ts';
import { openRecord } from '../../../../device/record.ts';
import { keptMistakes } from '../../players/kept.ts';

/** Apart from the record itself, which the page of progress has too and reads only. */
export const keepMistake = (text: string, mark: Mark): boolean =>
  keepMark(keptMistakes, text, mark);

/** Those that have not been solved since. */
export const openMistakes = (): string[] =>
  Object.entries(openRecord(keptMistakes).get()).flatMap(([text, mark]) =>
    mark === 'missed' ? [text] : [],
  );

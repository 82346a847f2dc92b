import { keepMark, type Mark } from '../../../../device/puzzles.ts';
import { openRecord } from '../../../../device/record.ts';
import { keptMistakes } from '../../players/kept.ts';

/** Separate from the record, which the page of progress reads without this code. */
export const keepMistake = (text: string, mark: Mark): boolean =>
  keepMark(keptMistakes, text, mark);

export const openMistakes = (): string[] =>
  Object.entries(openRecord(keptMistakes).get()).flatMap(([text, mark]) =>
    mark === 'missed' ? [text] : [],
  );

import { type Day, isCalendarDay } from '../core/day.ts';
import { theGreater } from './merge.ts';
import { isObject, type RecordKind } from './record-kind.ts';

/** How far somebody has followed the revisions of a register. */
export interface Visit {
  /** The last revision they have seen; none at first. */
  readonly seen: number;
  /** When they had last seen all there was, by the calendar of this device. */
  readonly on: Day;
}

/** The record of visits to one game’s desk. */
export const visitRecord = (game: string): RecordKind<Visit> => ({
  key: `${game}:desk`,
  version: 1,
  empty: { seen: 0, on: '' },
  read: (data) =>
    isObject(data) &&
    Number.isSafeInteger(data['seen']) &&
    Number(data['seen']) >= 0 &&
    typeof data['on'] === 'string' &&
    (data['on'] === '' || isCalendarDay(data['on']))
      ? { seen: Number(data['seen']), on: data['on'] }
      : null,
  merge: theGreater<Visit>(({ seen }) => seen),
  count: ({ seen }) => seen,
});

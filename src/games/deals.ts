import type { Day } from '../core/day.ts';
import { openRecord } from '../device/record.ts';
import { keptDeals, trickIn } from './santa-timea/players/kept.ts';

export { TRICKS } from './santa-timea/rules/deal.ts';
export { keptDeals };

/** How far the deal of a day has been played on this device; undefined where it is not begun. */
export function dealOn(day: Day) {
  const table = openRecord(keptDeals).get()[day];
  return table && { isOver: table.isOver, number: trickIn(table) };
}

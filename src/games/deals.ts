import type { Day } from '../core/day.ts';
import { openRecord } from '../device/record.ts';
import { parseGame } from './santa-timea/notation/game.ts';
import { keptDeals } from './santa-timea/players/kept.ts';
import { trickOf } from './santa-timea/players/match.ts';

export { keptDeals };

/** How far the deal of a day has been played on this device; undefined where it is not begun. */
export function dealOn(day: Day) {
  const { text = '', isOver = false } = openRecord(keptDeals).get()[day] ?? {};
  const match = parseGame(text);
  return match.ok ? { isOver, number: trickOf(match.value), count: match.value.tricks } : undefined;
}

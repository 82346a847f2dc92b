import type { Wind } from '../../../core/compass.ts';
import { makeWord } from '../notation/cards.ts';
import { type Card, SHOTS, type Shot } from '../rules/cards.ts';
import { checkMove } from '../rules/game.ts';
import { gameAt, type Table } from '../rules/position.ts';
import { HOUSE } from '../rules/readings.ts';
import { both, type Pair } from '../rules/seats.ts';
import { STATS } from '../rules/ship.ts';
import type { Sight } from './misreadings.ts';
import type { Task } from './task.ts';

/**
 * An answer as a short text: a seat (`0`), `both`, `nobody`, a number, winds (`NNE`), a kind of shot
 * (`ball`), `none`, `yes`, `no`, `draw`, `on`.
 */
export type Answer = string;

/** Every right answer of a task to somebody who sees the rules so. */
export function solve(task: Task, sight: Sight): Answer[] {
  switch (task.ask) {
    case 'fires':
      return [whoFires(sight.fires(task.position.winds))];
    case 'most-winds': {
      const lengths = sight.shows(task.position.cards).map((show) => show.length);
      return [String(Math.max(...lengths))];
    }
    case 'may-show': {
      const allowed = sight.shows(task.position.cards).map(makeWord);
      return task.shows.map(makeWord).filter((show) => allowed.includes(show));
    }
    case 'may-do':
      return task.options.filter((cards) => mayDo(task.position, cards)).map(makeWord);
    case 'damage':
      return [String(mostDamage(task.position, sight))];
    case 'sinks':
      return orNone(SHOTS.filter((shot) => doesSink(shot, task.position, sight)));
    case 'safe': {
      const counts = safeShows(task.position, sight).map((show) => show.length);
      return counts.length > 0 ? [String(Math.min(...counts))] : [NONE];
    }
    case 'doomed':
      return [safeShows(task.position, sight).length > 0 ? 'no' : 'yes'];
    case 'result':
      return [resultOf(task.position, task.position.choices, sight)];
  }
}

/** Whether the first player may choose these cards now; no misreading is known of it. */
const mayDo = (table: Table, cards: readonly Card[]): boolean =>
  checkMove(gameAt(table, HOUSE), 0, cards).ok;

/** No kind of shot, no number of winds. */
export const NONE = 'none';

const orNone = (answers: readonly Answer[]): Answer[] =>
  answers.length > 0 ? [...answers] : [NONE];

function whoFires([first, second]: Pair<boolean>): Answer {
  if (first) return second ? 'both' : '0';
  return second ? '1' : 'nobody';
}

/** [W12] The most points that one attack of the first ship can take. */
function mostDamage({ ships, hands, winds }: Table, sight: Sight): number {
  if (!sight.fires(winds)[0]) return 0;
  const lost = sight.attacks(hands[0]).map((cards) => {
    const after = sight.strike(ships, [cards, []])[1];
    return STATS.reduce((sum, stat) => sum + ships[1][stat] - after[stat], 0);
  });
  return Math.max(...lost);
}

/** Whether all shot of one kind in the first hand brings the second ship down now. */
function doesSink(shot: Shot, { ships, hands, winds }: Table, sight: Sight): boolean {
  const cards = hands[0].filter((card) => card === shot);
  if (cards.length === 0 || !sight.fires(winds)[0]) return false;
  return sight.lost(sight.strike(ships, [cards, []]))[1];
}

/** The shows of the first hand after which nothing that the second can show and fire brings it down. */
export function safeShows({ ships, hands }: Table, sight: Sight): Wind[][] {
  const shows = sight.shows(hands[0]);
  const isDeadly = (cards: readonly Card[]) => sight.lost(sight.strike(ships, [[], cards]))[0];
  if (!sight.attacks(hands[1]).some(isDeadly)) return shows;
  const answers = sight.shows(hands[1]);
  return shows.filter((show) => !answers.some((enemy) => sight.fires([show, enemy])[1]));
}

function resultOf({ ships }: Table, choices: Pair<readonly Card[]>, sight: Sight): Answer {
  const [first, second] = sight.lost(
    sight.strike(
      ships,
      both((seat) => choices[seat]),
    ),
  );
  if (first) return second ? 'draw' : '1';
  return second ? '0' : 'on';
}

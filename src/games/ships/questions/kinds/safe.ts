import type { Wind } from '../../../../core/compass.ts';
import type { RulingStep } from '../../explain/phase.ts';
import type { Card } from '../../rules/cards.ts';
import type { Table } from '../../rules/position.ts';
import { HOUSE } from '../../rules/readings.ts';
import { mostWinds } from '../../rules/sail.ts';
import type { Seat } from '../../rules/seats.ts';
import { lostBy } from '../../rules/ship.ts';
import {
  type AtTable,
  aboutPhase,
  hits,
  type Kind,
  NONE,
  numbers,
  sayNumber,
  sayOwn,
  seen,
} from '../kind.ts';
import { rightSight, type Sight } from '../misreadings.ts';

/** The shows of the first hand after which nothing that the second can show and fire brings it down. */
function safeShows({ ships, hands }: Table, sight: Sight): Wind[][] {
  const shows = sight.shows(hands[0]);
  const isDeadly = (cards: readonly Card[]) => sight.lost(sight.strike(ships, [[], cards]))[0];
  if (!sight.attacks(hands[1]).some(isDeadly)) return shows;
  const answers = sight.shows(hands[1]);
  return shows.filter((show) => !answers.some((enemy) => sight.fires([show, enemy])[1]));
}

function safetyReasons(table: Table): RulingStep[] {
  const deadly = hits('threat', table, 1).filter(([step]) => isDeadly(step, table));
  if (deadly.length === 0) return [{ key: 'no-threat', clause: 'W2' }];
  const shows = safeShows(table, rightSight(HOUSE)).map((show) => show.length);
  const canShow = (seat: Seat): RulingStep => ({
    key: 'can-show',
    clause: 'W9',
    seat,
    count: mostWinds(table.hands[seat]),
  });
  const end: RulingStep =
    shows.length > 0
      ? { key: 'safe-with', clause: 'W11', seat: 0, count: Math.min(...shows) }
      : { key: 'never-safe', clause: 'W11', seat: 0, count: mostWinds(table.hands[0]) };
  return [...deadly.flat(), canShow(1), end];
}

const isDeadly = (step: RulingStep | undefined, { ships }: Table): boolean =>
  step?.key === 'threat' && lostBy({ ...ships[0], [step.stat]: step.to }, HOUSE).length > 0;

/** Whether one can be brought down this turn whatever one does: `doomed in table sail …` */
type DoomedQuestion = AtTable<'doomed'>;

export const doomed: Kind<DoomedQuestion> = {
  asks: ['doomed'],
  level: 8,
  ...aboutPhase('sail'),
  ...seen<DoomedQuestion>({
    effort: 4,
    offered: () => ['yes', 'no'],
    solve: ({ position }, sight) => [safeShows(position, sight).length > 0 ? 'no' : 'yes'],
  }),
  reasons: ({ position }) => safetyReasons(position),
  clauses: () => ['W2', 'W9', 'W10', 'W11'],
  sayAnswer: sayOwn,
};

/** The fewest winds with which one cannot be brought down this turn: `safe in table sail …` */
type SafeQuestion = AtTable<'safe'>;

export const safe: Kind<SafeQuestion> = {
  asks: ['safe'],
  level: 9,
  ...aboutPhase('sail'),
  ...seen<SafeQuestion>({
    effort: 5,
    offered: ({ position }) => [...numbers(mostWinds(position.hands[0])), NONE],
    solve({ position }, sight) {
      const counts = safeShows(position, sight).map((show) => show.length);
      return [counts.length > 0 ? String(Math.min(...counts)) : NONE];
    },
  }),
  reasons: ({ position }) => safetyReasons(position),
  clauses: () => ['W2', 'W9', 'W10', 'W11'],
  sayAnswer: sayNumber,
};

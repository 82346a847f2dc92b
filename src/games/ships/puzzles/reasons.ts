import { explainEnd, explainFire, explainHit } from '../explain/fire.ts';
import { explainMostWinds, explainSail, explainShow, explainStanding } from '../explain/sail.ts';
import type { Step } from '../explain/step.ts';
import { makeWord } from '../notation/cards.ts';
import { isShot, SHOTS } from '../rules/cards.ts';
import { checkMove } from '../rules/game.ts';
import { gameAt, type Table } from '../rules/position.ts';
import { HOUSE } from '../rules/readings.ts';
import { mayFire, mostWinds } from '../rules/sail.ts';
import { both, other, type Seat } from '../rules/seats.ts';
import { lostBy } from '../rules/ship.ts';
import { volley } from '../rules/volley.ts';
import { rightSight } from './misreadings.ts';
import { type Answer, safeShows, solve } from './solve.ts';
import type { DoTask, Task } from './task.ts';

/** What the learner should hear after this answer, in the order in which one thinks. */
export function reasonsFor(task: Task, answer: Answer): Step[] {
  switch (task.ask) {
    case 'fires':
      return explainSail(task.position.winds, HOUSE);
    case 'most-winds':
      return [explainMostWinds(task.position.cards)];
    case 'may-show': {
      const show = task.shows.find((winds) => makeWord(winds) === answer);
      return show ? [explainShow(show)] : [];
    }
    case 'may-do':
      return doReasons(task, answer);
    case 'damage':
    case 'sinks':
      return attackReasons(task.ask, task.position);
    case 'safe':
    case 'doomed':
      return safetyReasons(task.position);
    case 'result': {
      const { ships, choices } = task.position;
      const after = both((seat) => volley(ships[seat], choices[other(seat)], HOUSE));
      return [...explainFire(task.position, choices, HOUSE), ...explainEnd(after, HOUSE)];
    }
  }
}

/** Why cards may not be chosen; of those that may, that nothing is against it. */
function doReasons({ position, options }: DoTask, answer: Answer): Step[] {
  const cards = options.find((option) => makeWord(option) === answer) ?? [];
  const checked = checkMove(gameAt(position, HOUSE), 0, cards);
  if (!checked.ok) {
    const { code, clause } = checked.error;
    return [{ key: 'refused', clause, code }];
  }
  const { phase } = position;
  return phase === 'fire' && cards.length === 0 && mayFire(position.winds, HOUSE)[0]
    ? [{ key: 'holds-fire', clause: 'WA7', question: 'emptyAttack', seat: 0 }]
    : [{ key: `allowed-${phase}`, clause: ALLOWED_BY[phase] }];
}

/** The clause that says what may be chosen in a phase. */
const ALLOWED_BY = { reload: 'W8', sail: 'W9', fire: 'W12', retire: 'W13' } as const;

/** All shot of each kind that a hand holds, and what it would do. */
function hits(key: 'would' | 'threat', table: Table, seat: Seat): Step[][] {
  return SHOTS.map((shot) => {
    const cards = table.hands[seat].filter((card) => card === shot);
    return explainHit(key, table, seat, cards, HOUSE);
  }).filter((steps) => steps.length > 0);
}

function attackReasons(ask: 'damage' | 'sinks', table: Table): Step[] {
  const standing = explainStanding(table.winds, HOUSE);
  if (!mayFire(table.winds, HOUSE)[0]) {
    return [...standing, { key: 'may-not-fire', clause: 'W11', seat: 0 }];
  }
  if (!table.hands[0].some(isShot)) return [...standing, { key: 'no-shot', clause: 'W12' }];
  const would = hits('would', table, 0).flat();
  if (ask === 'sinks') return [...standing, ...would, ...sinkings(table)];
  const [most] = solve(
    { ask, position: { kind: 'table', ...table, choices: null } },
    rightSight(HOUSE),
  );
  return [...standing, ...would, { key: 'one-kind', clause: 'W12', seat: 0, count: Number(most) }];
}

/** [W14] [WA1] What the shot that brings the enemy down does to it; nothing if there is none. */
function sinkings({ ships, hands }: Table): Step[] {
  return SHOTS.flatMap((shot) => {
    const cards = hands[0].filter((card) => card === shot);
    const after = volley(ships[1], cards, HOUSE);
    return lostBy(after, HOUSE).length > 0 ? explainEnd([ships[0], after], HOUSE) : [];
  });
}

/** What the enemy threatens, how many winds it can show, and how many answer that. */
function safetyReasons(table: Table): Step[] {
  const deadly = hits('threat', table, 1).filter(([step]) => isDeadly(step, table));
  if (deadly.length === 0) return [{ key: 'no-threat', clause: 'W2' }];
  const shows = safeShows(table, rightSight(HOUSE)).map((show) => show.length);
  const canShow = (seat: Seat): Step => ({
    key: 'can-show',
    clause: 'W9',
    seat,
    count: mostWinds(table.hands[seat]),
  });
  const end: Step =
    shows.length > 0
      ? { key: 'safe-with', clause: 'W11', seat: 0, count: Math.min(...shows) }
      : { key: 'never-safe', clause: 'W11', seat: 0, count: mostWinds(table.hands[0]) };
  return [...deadly.flat(), canShow(1), end];
}

/** [W2] Whether a hit brings the first ship down. */
const isDeadly = (step: Step | undefined, { ships }: Table): boolean =>
  step?.key === 'threat' && lostBy({ ...ships[0], [step.stat]: step.to }, HOUSE).length > 0;

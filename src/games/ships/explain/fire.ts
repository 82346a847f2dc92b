import { type Card, isShot } from '../rules/cards.ts';
import { type Choices, type GameOutcome, outcomeOf } from '../rules/game.ts';
import type { Table } from '../rules/position.ts';
import type { Reading } from '../rules/readings.ts';
import { mayFire } from '../rules/sail.ts';
import { other, type Pair, SEATS, type Seat } from '../rules/seats.ts';
import { lostBy, type Ship, type Stat, TARGETS, volley } from '../rules/ship.ts';
import type { RulingStep } from './step.ts';

/** What both attacks do; [WA5] and that they strike together where both ships fire. */
export function explainFire(table: Table, choices: Choices, rules: Reading): RulingStep[] {
  const attacks = SEATS.flatMap((seat) => attackSteps(table, seat, choices[seat], rules));
  return choices.every((cards) => cards.length > 0)
    ? [{ key: 'strike-together', clause: 'WA5' }, ...attacks]
    : attacks;
}

function attackSteps(
  table: Table,
  seat: Seat,
  cards: readonly Card[],
  rules: Reading,
): RulingStep[] {
  const hit = explainHit('fires', table, seat, cards, rules);
  if (hit.length > 0) return hit;
  return mayFire(table.winds, rules)[seat]
    ? [{ key: 'holds-fire', clause: 'WA7', question: 'emptyAttack', seat }]
    : [{ key: 'may-not-fire', clause: 'W11', seat }];
}

/** What cards of one kind do to the other ship; nothing to say of none. [WA3] Shots may be too many. */
export function explainHit(
  key: 'fires' | 'would' | 'threat',
  { ships }: Pick<Table, 'ships'>,
  seat: Seat,
  cards: readonly Card[],
  rules: Reading,
): RulingStep[] {
  const [shot] = cards;
  if (!shot || !isShot(shot)) return [];
  const stat = TARGETS[shot];
  const target = ships[other(seat)];
  const [from, to] = [target[stat], volley(target, cards, rules)[stat]];
  const count = cards.length;
  const step: RulingStep = { key, clause: 'W12', seat, shot, count, stat, from, to };
  return from - count < to
    ? [step, { key: 'beyond-zero', clause: 'WA3', question: 'beyondZero' }]
    : [step];
}

const DOWN: {
  readonly [S in Stat]: RulingStep & { readonly key: 'sinks' | 'adrift' | 'perished' };
} = {
  hull: { key: 'sinks', clause: 'W14', seat: 0 },
  rigging: { key: 'adrift', clause: 'WA1', question: 'riggingZero', seat: 0 },
  crew: { key: 'perished', clause: 'W14', seat: 0 },
};

/** Which ships are down and who wins; or that nobody is. */
export function explainEnd(ships: Pair<Ship>, rules: Reading): RulingStep[] {
  const downs = SEATS.flatMap((seat) =>
    lostBy(ships[seat], rules).map((stat): RulingStep => ({ ...DOWN[stat], seat })),
  );
  const outcome = outcomeOf(ships, rules);
  return outcome ? [...downs, winStep(outcome)] : [{ key: 'nobody-down', clause: 'W2' }];
}

function winStep(outcome: GameOutcome): RulingStep {
  return outcome.winner === null
    ? { key: outcome.by, clause: 'WA2', question: 'bothDown' }
    : { key: 'wins', clause: 'W2', seat: outcome.winner };
}

import { opposite, type Wind } from '../../../core/compass.ts';
import type { StepOf } from '../../../kit/game.ts';
import { type Card, COPIES, fullDeck, isShot, KINDS, type Shot } from '../rules/cards.ts';
import type { ClauseId } from '../rules/clauses.ts';
import { type Choices, type Game, type GameOutcome, HAND, outcomeOf } from '../rules/game.ts';
import type { Refusal } from '../rules/legal.ts';
import type { Table } from '../rules/position.ts';
import type { OpenPoint, Reading } from '../rules/readings.ts';
import { advantages, mayFire, mostOfEach, windsOf } from '../rules/sail.ts';
import { both, other, type Pair, SEATS, type Seat } from '../rules/seats.ts';
import { FULL, lostBy, type Ship, type Stat, TARGETS, volley } from '../rules/ship.ts';
import type { Key } from './say.ts';

export type RulingStep = {
  readonly clause: ClauseId;
  readonly question?: OpenPoint;
} & (Detailed | { readonly key: Exclude<StepOf<Key>, Detailed['key']> });

/** Steps whose sentence holds something; the words of all others stand as they are. */
type Detailed =
  | { readonly key: SeatKey; readonly seat: Seat }
  | { readonly key: CountKey; readonly seat: Seat; readonly count: number }
  | { readonly key: 'shows'; readonly seat: Seat; readonly cards: readonly Card[] }
  | {
      readonly key: 'advantaged';
      readonly seat: Seat;
      readonly more: number;
      readonly fewer: number;
    }
  | {
      readonly key: 'fires' | 'would' | 'threat';
      readonly seat: Seat;
      readonly shot: Shot;
      readonly count: number;
      readonly stat: Stat;
      readonly from: number;
      readonly to: number;
    }
  | { readonly key: 'refused'; readonly code: Refusal['code'] }
  | {
      readonly key: 'full-deck';
      readonly cards: number;
      readonly kinds: number;
      readonly copies: number;
    }
  | { readonly key: 'most-winds'; readonly counts: readonly [number, number] }
  | { readonly key: 'opposite'; readonly winds: readonly [Wind, Wind] };

type SeatKey =
  | 'shows-none'
  | 'may-fire'
  | 'may-not-fire'
  | 'holds-fire'
  | 'sinks'
  | 'no-rigging'
  | 'perished'
  | 'wins'
  | 'keeps'
  | 'retires-none';

type CountKey =
  | 'reloads'
  | 'retires'
  | 'loads'
  | 'new-ships'
  | 'can-show'
  | 'equals'
  | 'one-kind'
  | 'safe-with'
  | 'never-safe';

export function explainSail(winds: Pair<readonly Wind[]>, rules: Reading): RulingStep[] {
  return [
    ...SEATS.map((seat): RulingStep => {
      const cards = winds[seat];
      return cards.length > 0
        ? { key: 'shows', clause: 'W9', seat, cards }
        : { key: 'shows-none', clause: 'W9', seat };
    }),
    ...explainAdvantage(winds, rules),
  ];
}

export function explainAdvantage(winds: Pair<readonly Wind[]>, rules: Reading): RulingStep[] {
  const may = mayFire(winds, rules);
  const seat = SEATS.find((one) => advantages(winds)[one] === 'advantaged');
  if (seat !== undefined) {
    const [more = 0, fewer = 0] = winds.map((shown) => shown.length).sort((a, b) => b - a);
    return [
      { key: 'advantaged', clause: 'W10', seat, more, fewer },
      { key: 'may-fire', clause: 'W11', seat },
    ];
  }
  const count = winds[0].length;
  const equals: RulingStep =
    count > 0
      ? { key: 'equals', clause: 'W10', seat: 0, count }
      : { key: 'equals-none', clause: 'WA4', question: 'noWinds' };
  return may[0]
    ? [equals, { key: 'both-may-fire', clause: 'W11' }]
    : [{ key: 'nobody-may-fire', clause: 'WA4', question: 'noWinds' }];
}

/** [W9] How many winds a hand can show at most: of each two opposites one. */
export const explainMostWinds = (hand: readonly Card[]): RulingStep => ({
  key: 'most-winds',
  clause: 'W9',
  counts: mostOfEach(hand),
});

/** [W9] Why winds may be shown together, or which two of them may not. */
export function explainShow(winds: readonly Wind[]): RulingStep {
  const wind = winds.find((one) => winds.includes(opposite(one)));
  return wind
    ? { key: 'opposite', clause: 'W9', winds: [wind, opposite(wind)] }
    : { key: 'no-opposites', clause: 'W9' };
}

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
  readonly [S in Stat]: RulingStep & { readonly key: 'sinks' | 'no-rigging' | 'perished' };
} = {
  hull: { key: 'sinks', clause: 'W14', seat: 0 },
  rigging: { key: 'no-rigging', clause: 'WA1', question: 'riggingZero', seat: 0 },
  crew: { key: 'perished', clause: 'W14', seat: 0 },
};

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

export function explainChoices(table: Table, choices: Choices, rules: Reading): RulingStep[] {
  switch (table.phase) {
    case 'reload':
    case 'retire':
      return explainPutAway(table.phase, choices, rules);
    case 'sail':
      return explainSail(
        both((seat) => windsOf(choices[seat])),
        rules,
      );
    case 'fire':
      return explainFire(table, choices, rules);
  }
}

/** What happened in a phase: what both chose, what came of it, and how the next phase was prepared. */
export function explainPhase(before: Game, choices: Choices, after: Game): RulingStep[] {
  const { phase, rules } = before;
  if (!phase) return [];
  return [
    ...explainChoices({ ...before, phase }, choices, rules),
    ...(after.outcome ? explainEnd(after.ships, rules) : []),
    ...explainShuffle(before, choices, after),
    ...(phase === 'retire' ? [LOADED] : []),
  ];
}

const LOADED: RulingStep = { key: 'loads', clause: 'W6', seat: 0, count: HAND };

/** [W1] [W3] [W4] [W6] How a game begins. */
export const explainStart = (): RulingStep[] => [
  { key: 'two-ships', clause: 'W1' },
  { key: 'new-ships', clause: 'W3', seat: 0, count: FULL },
  {
    key: 'full-deck',
    clause: 'W4',
    cards: fullDeck().length,
    kinds: KINDS.length,
    copies: COPIES,
  },
  LOADED,
];

/** [W5] What both choose next; nothing when the game is over. */
export const explainNext = ({ phase }: Game): RulingStep[] =>
  phase ? [{ key: `next-${phase}`, clause: 'W5' }] : [];

const PUT_AWAY = {
  reload: { clause: 'W8', some: 'reloads', none: 'keeps' },
  retire: { clause: 'W13', some: 'retires', none: 'retires-none' },
} as const;

/** [W8] [W13] How many cards each exchanges or puts away; [WA8] which ones, nobody else learns. */
function explainPutAway(
  phase: keyof typeof PUT_AWAY,
  choices: Choices,
  rules: Reading,
): RulingStep[] {
  const { clause, some, none } = PUT_AWAY[phase];
  const counts = SEATS.map((seat): RulingStep => {
    const count = choices[seat].length;
    return count > 0 ? { key: some, clause, seat, count } : { key: none, clause, seat };
  });
  return [...counts, ...explainDiscards(choices, rules)];
}

/** [WA8] Who sees what was discarded; nothing to say where nothing was. */
function explainDiscards(choices: Choices, { discards }: Reading): RulingStep[] {
  if (choices.flat().length === 0) return [];
  const key = discards === 'open' ? 'face-up' : 'face-down';
  return [{ key, clause: 'WA8', question: 'discards' }];
}

/** [W7] That the discards became the deck; [WA6] which of them, and in which order it was dealt from. */
function explainShuffle(before: Game, choices: Choices, after: Game): RulingStep[] {
  if (after.supply.shuffles === before.supply.shuffles) return [];
  const { phase, rules } = before;
  const steps: RulingStep[] = [{ key: 'shuffled', clause: 'W7' }];
  if (phase === 'reload') {
    steps.push({
      key: `fresh-${rules.freshDiscards}`,
      clause: 'WA6',
      question: 'freshDiscards',
    });
  }
  const isDealtToBoth = SEATS.every((seat) =>
    phase === 'reload'
      ? choices[seat].length > 0
      : before.hands[seat].length - choices[seat].length < HAND,
  );
  if (isDealtToBoth) {
    steps.push({ key: `dealt-${rules.dealing}`, clause: 'WA6', question: 'dealing' });
  }
  return steps;
}

import type { Wind } from '../../../core/compass.ts';
import { type Card, choicesOf, isShot, type Shot } from '../rules/cards.ts';
import { type Choices, outcomeOf } from '../rules/game.ts';
import { legalChoices, type Phase } from '../rules/legal.ts';
import type { Reading } from '../rules/readings.ts';
import { mayFire, windsOf } from '../rules/sail.ts';
import { both, other, type Pair } from '../rules/seats.ts';
import { type Ship, STATS, volley } from '../rules/ship.ts';

/** The ways in which people get a turn wrong, the commonest first. */
export const MISREADINGS = [
  'ties-hold-fire',
  'everybody-fires',
  'opposites-together',
  'mixes-shots',
  'swaps-shots',
  'kinds-count',
  'one-wind-only',
  'fewer-fire',
  'aims-freely',
  'first-strikes-first',
  'only-hull-counts',
] as const;

export type MisreadingId = (typeof MISREADINGS)[number];

/** How somebody sees the rules of a turn. Who sees them rightly asks the engine. */
export interface Sight {
  shows(hand: readonly Card[]): Wind[][];
  fires(winds: Pair<readonly Wind[]>): Pair<boolean>;
  attacks(hand: readonly Card[]): Card[][];
  strike(ships: Pair<Ship>, choices: Choices): Pair<Ship>;
  lost(ships: Pair<Ship>): Pair<boolean>;
}

export function rightSight(rules: Reading): Sight {
  // Cards of the other sort cannot be chosen, so they need not be tried.
  const legal = (phase: Phase, hand: readonly Card[]) =>
    legalChoices({ phase, hand, mayFire: true, canSail: true, rules });
  return {
    shows: (hand) => legal('sail', windsOf(hand)).map(windsOf),
    fires: (winds) => mayFire(winds, rules),
    attacks: (hand) => legal('fire', hand.filter(isShot)),
    strike: (ships, choices) => both((seat) => volley(ships[seat], choices[other(seat)], rules)),
    lost: (ships) => {
      const outcome = outcomeOf(ships, rules);
      return both((seat) => outcome !== null && outcome.winner !== seat);
    },
  };
}

const SWAPPED: { readonly [S in Shot]: Shot } = { ball: 'ball', chain: 'grape', grape: 'chain' };

const SLIPS: { readonly [M in MisreadingId]: (right: Sight, rules: Reading) => Partial<Sight> } = {
  /** [W11] Equals seem to be stuck: neither fires. */
  'ties-hold-fire': (right) => ({
    fires: (winds) => (winds[0].length === winds[1].length ? [false, false] : right.fires(winds)),
  }),
  'everybody-fires': () => ({ fires: () => [true, true] }),
  'opposites-together': () => ({ shows: (hand) => choicesOf(windsOf(hand)).map(windsOf) }),
  'mixes-shots': (right) => ({
    attacks: (hand) => choicesOf(hand.filter(isShot)),
    strike: (ships, choices) =>
      [
        ...choices[0].map((card): Choices => [[card], []]),
        ...choices[1].map((card): Choices => [[], [card]]),
      ].reduce((struck, single) => right.strike(struck, single), ships),
  }),
  /** [W12] Chains seem to hit the crew and grapeshot the rigging. */
  'swaps-shots': (right) => ({
    strike: (ships, choices) =>
      right.strike(
        ships,
        both((seat) => choices[seat].map((card) => (isShot(card) ? SWAPPED[card] : card))),
      ),
  }),
  /** [W10] Different winds seem to count, not how many cards. */
  'kinds-count': (right) => ({
    fires: (winds) => right.fires(both((seat) => [...new Set(winds[seat])])),
  }),
  'one-wind-only': (right) => ({
    shows: (hand) => right.shows(hand).filter((show) => new Set(show).size < 2),
  }),
  'fewer-fire': (right) => ({
    fires: (winds) => {
      const [first, second] = right.fires(winds);
      return [second, first];
    },
  }),
  /** [W12] Any shot seems to hit whatever is weakest. */
  'aims-freely': () => ({
    strike: (ships, choices) =>
      both((seat) => {
        const weakest = STATS.toSorted((a, b) => ships[seat][a] - ships[seat][b])[0] ?? 'hull';
        const left = ships[seat][weakest] - choices[other(seat)].length;
        return { ...ships[seat], [weakest]: Math.max(0, left) };
      }),
  }),
  'first-strikes-first': (right) => ({
    strike: (ships, [first, second]) => {
      const after = right.strike(ships, [first, []]);
      return right.lost(after)[1] ? after : right.strike(after, [[], second]);
    },
  }),
  'only-hull-counts': () => ({ lost: (ships) => both((seat) => ships[seat].hull <= 0) }),
};

export function misreadSight(id: MisreadingId, rules: Reading): Sight {
  const right = rightSight(rules);
  return { ...right, ...SLIPS[id](right, rules) };
}

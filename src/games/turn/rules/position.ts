import type { ClauseId } from './clauses.ts';
import { type Card, copiesOf, copiesOfFee, type Fee, whiteDeck, without } from './deal.ts';
import { DIRECTIONS, type Lie, opposite, type PerDirection, perDirection } from './directions.ts';
import {
  type Game,
  HAND_SIZE,
  largestPile,
  MAX_SEATS,
  MIN_SEATS,
  type Player,
  startTurn,
} from './game.ts';
import { HOUSE, type Reading } from './readings.ts';

export interface TableSetup {
  readonly turnCards: readonly Lie[];
  readonly lie: Lie | null;
  /** A wind card, a black card with its fee, or nothing. */
  readonly places: PerDirection<'wind' | Fee | null>;
  /** The player to move first, then clockwise; alone, if the others’ cards don’t matter. */
  readonly hands: readonly (readonly Card[])[];
  /** The white draw pile, the next card first; null if it is there, but nobody knows its cards. */
  readonly pile: readonly Card[] | null;
  readonly discards: PerDirection<readonly Card[]>;
  /** [N3] The black pile, the next card first; empty where it is used up or does not matter. */
  readonly black: readonly Fee[];
}

export interface LootSetup {
  readonly holdings: readonly { readonly fees: readonly Fee[]; readonly compasses: number }[];
}

/** What is wrong with a set-up that no game with one deck of each colour can reach, and with which item. */
interface Problem {
  readonly code:
    | 'too-few-seats'
    | 'too-many-seats'
    | 'hand-too-big'
    | 'too-many-copies'
    | 'too-many-fees'
    | 'too-many-compasses'
    | 'compass-complete'
    | 'lie-undecided';
  readonly clause: ClauseId;
  /** The list that the item is in; `cards` counts over hands, draw pile and discard piles. */
  readonly list: 'seats' | 'cards' | 'fees' | 'places' | 'compasses';
  readonly index: number;
}

/** [N9] [N15] A complete compass does not stay; [N11] the first wind card decides how all lie. */
export function checkTable(setup: TableSetup): Problem | null {
  const places = DIRECTIONS.map((place) => setup.places[place]);
  const winds = places.filter((place) => place === 'wind').length;
  if (winds === places.length) {
    return { code: 'compass-complete', clause: 'N9', list: 'places', index: places.length - 1 };
  }
  if (winds > 0 && setup.lie === null) {
    return { code: 'lie-undecided', clause: 'N11', list: 'places', index: places.indexOf('wind') };
  }
  if (setup.hands.length > MAX_SEATS) {
    return { code: 'too-many-seats', clause: 'N1', list: 'seats', index: MAX_SEATS };
  }
  return (
    checkHands(setup) ?? checkCopies(setup) ?? checkFees([...places.filter(isFee), ...setup.black])
  );
}

const isFee = (place: 'wind' | Fee | null): place is Fee => typeof place === 'number';

function checkHands({ hands }: TableSetup): Problem | null {
  const big = hands.findIndex((hand) => hand.length > HAND_SIZE);
  if (big < 0) return null;
  const before = hands.slice(0, big).flat().length;
  return { code: 'hand-too-big', clause: 'N4', list: 'cards', index: before + HAND_SIZE };
}

/** All white cards that are shown, in the order in which `Problem` counts them. */
const shownCards = ({ hands, pile, discards }: TableSetup): Card[] => [
  ...hands.flat(),
  ...(pile ?? []),
  ...DIRECTIONS.flatMap((direction) => discards[direction]),
];

/** [N2] [NA11] No more of a card than one deck holds; a filled place may hold either of two cards. */
function checkCopies(setup: TableSetup): Problem | null {
  const cards = shownCards(setup);
  for (const [index, card] of cards.entries()) {
    const seen = cards.slice(0, index + 1);
    if (seen.filter((other) => other === card).length + lying(setup, card) > copiesOf(card)) {
      return { code: 'too-many-copies', clause: 'N2', list: 'cards', index };
    }
    if (card === 'turn' || card === 'blank') continue;
    const twin = opposite(card);
    const shown = seen.filter((other) => other === card || other === twin).length;
    const filled = [card, twin].filter((place) => setup.places[place] === 'wind').length;
    if (shown + filled > copiesOf(card) + copiesOf(twin)) {
      return { code: 'too-many-copies', clause: 'N2', list: 'cards', index };
    }
  }
  return null;
}

const lying = ({ turnCards }: TableSetup, card: Card): number =>
  card === 'turn' ? turnCards.length : 0;

function checkFees(fees: readonly Fee[]): Problem | null {
  const index = fees.findIndex(
    (fee, at) => fees.slice(0, at + 1).filter((other) => other === fee).length > copiesOfFee(fee),
  );
  return index < 0 ? null : { code: 'too-many-fees', clause: 'N2', list: 'fees', index };
}

/** [N6] As many compasses as one deck has wind cards for. */
const MOST_COMPASSES = Math.floor(
  DIRECTIONS.reduce((sum, direction) => sum + copiesOf(direction), 0) / DIRECTIONS.length,
);

export function checkLoot({ holdings }: LootSetup): Problem | null {
  const seats = holdings.length;
  if (seats < MIN_SEATS) {
    return { code: 'too-few-seats', clause: 'N1', list: 'seats', index: seats };
  }
  if (seats > MAX_SEATS) {
    return { code: 'too-many-seats', clause: 'N1', list: 'seats', index: MAX_SEATS };
  }
  const compasses = holdings.reduce((sum, holding) => sum + holding.compasses, 0);
  if (compasses > MOST_COMPASSES) {
    return { code: 'too-many-compasses', clause: 'N6', list: 'compasses', index: MOST_COMPASSES };
  }
  return checkFees(holdings.flatMap(({ fees }) => fees));
}

/**
 * A game at this point. Wind cards on the field lie upright; a pile nobody knows holds what is left of
 * one white deck, in no order that means anything. The last to move is Captain, so that a player who
 * completes a compass on the first turn is a new one.
 */
export function gameOf(setup: TableSetup, rules: Reading = HOUSE): Game {
  const hands = setup.hands.length < MIN_SEATS ? [...setup.hands, []] : setup.hands;
  const pile = setup.pile ?? unseen(setup);
  return {
    rules,
    players: hands.map((hand) => ({ hand, fees: [], compasses: [] })),
    captain: hands.length - 1,
    field: perDirection((direction) => {
      const place = setup.places[direction];
      return place === 'wind' ? { fee: null, winds: [direction] } : { fee: place, winds: [] };
    }),
    black: { pile: setup.black, centre: [], lost: [] },
    turnCards: setup.turnCards,
    lie: setup.lie,
    pile,
    discards: setup.discards,
    turn: startTurn(0),
    idleTurns: 0,
    largestPile: largestPile({ pile, discards: setup.discards }),
  };
}

function unseen(setup: TableSetup): Card[] {
  const filled = DIRECTIONS.filter((place) => setup.places[place] === 'wind');
  return [...shownCards(setup), ...filled, ...setup.turnCards.map(() => 'turn' as const)].reduce(
    (left, card) => (left.includes(card) ? without(left, card) : left),
    whiteDeck(),
  );
}

/** [N8] [N14] Players who have earned this. */
export const playersOf = ({ holdings }: LootSetup): Player[] =>
  holdings.map(({ fees, compasses }) => ({
    hand: [],
    fees,
    compasses: Array.from({ length: compasses }, () => DIRECTIONS),
  }));

import { isWind, opposite } from '../../../core/compass.ts';
import { err, ok, type Result } from '../../../core/result.ts';
import { type Card, choicesOf, firstMissing, isShot } from './cards.ts';
import type { ClauseId } from './clauses.ts';
import type { Reading } from './readings.ts';

/** [W5] The phases of a turn in which players choose, in their order; loading leaves no choice. */
export const PHASES = ['reload', 'sail', 'fire', 'retire'] as const;

export type Phase = (typeof PHASES)[number];

/** [W8] How many cards may be exchanged. */
export const MOST_RELOADED = 4;

/** [W13] How many cards may be put away. */
export const MOST_RETIRED = 3;

export interface Choosing {
  readonly phase: Phase;
  readonly hand: readonly Card[];
  /** [W11] Whether this player may fire; counts in the fire phase only. */
  readonly mayFire: boolean;
  /** [W14] Whether this ship still moves; counts in the sail phase only. */
  readonly canSail: boolean;
  readonly rules: Pick<Reading, 'emptyAttack'>;
}

export interface Refusal {
  readonly code:
    | 'game-over'
    | 'not-in-hand'
    | 'too-many-reloaded'
    | 'cannot-sail'
    | 'not-a-wind'
    | 'opposite-winds'
    | 'may-not-fire'
    | 'not-a-shot'
    | 'two-kinds'
    | 'must-fire'
    | 'too-many-retired';
  readonly clause: ClauseId;
  /** The place of that card in the choice; 0 where a card is missing. */
  readonly index: number;
}

type Fault = Refusal | null;

const faultAt = (index: number, code: Refusal['code'], clause: ClauseId): Fault =>
  index < 0 ? null : { code, clause, index };

const tooMany = (cards: readonly Card[], most: number): number => (cards.length > most ? most : -1);

/** [W9] Only winds, none of them opposite to another; [W14] none at all without rigging. */
function sailFault(cards: readonly Card[], { canSail }: Choosing): Fault {
  return (
    faultAt(cards.findIndex(isShot), 'not-a-wind', 'W9') ??
    faultAt(canSail ? -1 : cards.length - 1, 'cannot-sail', 'WA1') ??
    faultAt(
      cards.findIndex((card, i) => isWind(card) && cards.slice(0, i).includes(opposite(card))),
      'opposite-winds',
      'W9',
    )
  );
}

/** [W11] Only who may; [W12] only shot, all of one kind; [WA7] a reading says whether none is allowed. */
function fireFault(cards: readonly Card[], { hand, mayFire, rules }: Choosing): Fault {
  const mustFire = mayFire && rules.emptyAttack === 'forbidden' && hand.some(isShot);
  return (
    faultAt(mayFire || cards.length === 0 ? -1 : 0, 'may-not-fire', 'W11') ??
    faultAt(
      cards.findIndex((card) => !isShot(card)),
      'not-a-shot',
      'W12',
    ) ??
    faultAt(
      cards.findIndex((card) => card !== cards[0]),
      'two-kinds',
      'W12',
    ) ??
    faultAt(mustFire && cards.length === 0 ? 0 : -1, 'must-fire', 'WA7')
  );
}

function faultOf(cards: readonly Card[], choosing: Choosing): Fault {
  switch (choosing.phase) {
    case 'reload':
      return faultAt(tooMany(cards, MOST_RELOADED), 'too-many-reloaded', 'W8');
    case 'sail':
      return sailFault(cards, choosing);
    case 'fire':
      return fireFault(cards, choosing);
    case 'retire':
      return faultAt(tooMany(cards, MOST_RETIRED), 'too-many-retired', 'W13');
  }
}

/** Checks whether these cards may be chosen from this hand; choosing none is allowed in every phase. */
export function checkChoice(
  cards: readonly Card[],
  choosing: Choosing,
): Result<readonly Card[], Refusal> {
  const fault =
    faultAt(firstMissing(cards, choosing.hand), 'not-in-hand', 'W5') ?? faultOf(cards, choosing);
  return fault ? err(fault) : ok(cards);
}

/** Everything that may be chosen, sorted, alike cards not told apart. */
export const legalChoices = (choosing: Choosing): Card[][] =>
  choicesOf(choosing.hand).filter((cards) => checkChoice(cards, choosing).ok);

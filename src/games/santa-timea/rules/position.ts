import type { Wind } from '../../../core/compass.ts';
import {
  PIRATESSES,
  sameCard,
  sameWindCard,
  type WheelCard,
  type WindCard,
  windCopies,
} from './cards.ts';
import type { ClauseId } from './clauses.ts';
import { MAX_SEATS, MIN_SEATS } from './deal.ts';
import { type Holding, heldTriplets } from './score.ts';
import type { Trick } from './trick.ts';
import type { Rules } from './variants.ts';

/** What is wrong with a set-up that no game can reach, and with which of its items. */
export interface Problem {
  readonly code:
    | 'too-few-seats'
    | 'too-many-seats'
    | 'duplicate-card'
    | 'too-many-piratesses'
    | 'too-many-wind-cards'
    | 'set-not-held'
    | 'set-twice'
    | 'one-set-only';
  readonly clause: ClauseId;
  /** The list that the item is in. */
  readonly list: 'winds' | 'plays' | 'seats' | 'sets';
  /** The item's place in that list, counted over all seats. */
  readonly index: number;
}

/** [C6] Two to five seats. */
export function checkSeats(seats: number): Problem | null {
  if (seats < MIN_SEATS) {
    return { code: 'too-few-seats', clause: 'C6', list: 'seats', index: Math.max(0, seats - 1) };
  }
  if (seats > MAX_SEATS) {
    return { code: 'too-many-seats', clause: 'C6', list: 'seats', index: MAX_SEATS };
  }
  return null;
}

/** [C2] Every numbered card exists once, a Piratess four times. */
export function checkWheelCards(cards: readonly WheelCard[]): Problem | null {
  for (const [index, card] of cards.entries()) {
    const before = cards.slice(0, index).filter((other) => sameCard(other, card)).length;
    if (before < (card.kind === 'number' ? 1 : PIRATESSES)) continue;
    const code = card.kind === 'number' ? 'duplicate-card' : 'too-many-piratesses';
    return { code, clause: 'C2', list: 'plays', index };
  }
  return null;
}

/** [C3] No more copies of a wind card than the deck holds. */
export function checkWindCards(cards: readonly WindCard[]): Problem | null {
  for (const [index, card] of cards.entries()) {
    const before = cards.slice(0, index).filter((other) => sameWindCard(other, card)).length;
    if (before >= windCopies(card.damage)) {
      return { code: 'too-many-wind-cards', clause: 'C3', list: 'winds', index };
    }
  }
  return null;
}

export function checkTrick(trick: Trick): Problem | null {
  return (
    checkWindCards([trick.wind, ...trick.carried]) ??
    checkSeats(trick.plays.length) ??
    checkWheelCards(trick.plays)
  );
}

/** Whether these holdings can lie on a table and declare what they hold ([R2] [R3]). */
export function checkHoldings(
  holdings: readonly Holding[],
  rules: Pick<Rules, 'triplets'>,
): Problem | null {
  return (
    checkSeats(holdings.length) ??
    checkWindCards(holdings.flatMap((holding) => holding.cards)) ??
    checkDeclarations(holdings, rules)
  );
}

function checkDeclarations(
  holdings: readonly Holding[],
  rules: Pick<Rules, 'triplets'>,
): Problem | null {
  let index = -1;
  for (const { cards, discarded } of holdings) {
    const held = heldTriplets(cards);
    const declared: Wind[] = [];
    for (const wind of discarded) {
      index += 1;
      const at = { list: 'sets', index } as const;
      if (declared.includes(wind)) return { code: 'set-twice', clause: 'R3', ...at };
      if (!held.includes(wind)) return { code: 'set-not-held', clause: 'R2', ...at };
      if (declared.length > 0 && rules.triplets === 'one') {
        return { code: 'one-set-only', clause: 'R3', ...at };
      }
      declared.push(wind);
    }
  }
  return null;
}

import { type Random, shuffled } from '../../../core/random.ts';
import type { TablePosition } from '../notation/table.ts';
import { type Card, compareCards } from '../rules/cards.ts';
import { blackDeck, whiteDeck } from '../rules/deck.ts';
import { DIRECTIONS, LIES, perDirection } from '../rules/directions.ts';
import { isOver } from '../rules/end.ts';
import type { Move } from '../rules/game.ts';
import { replay } from '../rules/play.ts';
import { checkTable, gameOf, type TableSetup } from '../rules/position.ts';

export const one = <T>(items: readonly T[], random: Random): T => items[random(items.length)] as T;

/** A table that a game can reach and that goes on; null if it is none. */
export function draftTable(draft: TableSetup, moves: readonly Move[]): TablePosition | null {
  const setup = { ...draft, hands: draft.hands.map((hand) => hand.toSorted(compareCards)) };
  if (checkTable(setup) !== null || isOver(gameOf(setup))) return null;
  return replay(gameOf(setup), moves).ok ? { kind: 'table', setup, moves } : null;
}

export function draftSetup(random: Random, winds: number): TableSetup {
  const filled = shuffled(DIRECTIONS, random).slice(0, winds);
  const fees = shuffled(blackDeck(), random);
  const turnCards = Array.from({ length: random(3) }, () => one(LIES, random));
  return {
    turnCards,
    lie: turnCards.at(-1) ?? one(LIES, random),
    places: perDirection((place, index) =>
      filled.includes(place) ? 'wind' : (fees[index] ?? null),
    ),
    hands: [draw(random, 4)],
    pile: null,
    discards: perDirection(() => []),
    black: [],
  };
}

export const draw = (random: Random, count: number): Card[] =>
  shuffled(whiteDeck(), random).slice(0, count);

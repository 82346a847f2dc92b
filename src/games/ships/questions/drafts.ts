import { type Random, shuffled } from '../../../core/random.ts';
import type { TablePosition } from '../notation/table.ts';
import { type Card, compareCards, fullDeck, without } from '../rules/cards.ts';
import { HAND } from '../rules/game.ts';
import { legalChoices } from '../rules/legal.ts';
import { HOUSE } from '../rules/readings.ts';
import { windsOf } from '../rules/sail.ts';
import { both, type Pair } from '../rules/seats.ts';
import { FULL, type Ship, STATS } from '../rules/ship.ts';

export const one = <T>(items: readonly T[], random: Random): T => items[random(items.length)] as T;

export function anyHands(random: Random): Pair<Card[]> {
  const cards = shuffled(fullDeck(), random);
  return [cards.slice(0, HAND).sort(compareCards), cards.slice(HAND, 2 * HAND).sort(compareCards)];
}

export const anyShow = (hand: readonly Card[], random: Random): Card[] =>
  one(legalChoices({ phase: 'sail', hand, mayFire: false, canSail: true, rules: HOUSE }), random);

/** The largest attack is the likeliest. */
export function anyAttack(hand: readonly Card[], mayFire: boolean, random: Random): Card[] {
  const attacks = legalChoices({ phase: 'fire', hand, mayFire, canSail: true, rules: HOUSE });
  const [a, b] = [one(attacks, random), one(attacks, random)];
  return a.length > b.length ? a : b;
}

/** Low values are the likeliest: at full strength little is at stake. */
function anyShip(random: Random): Ship {
  const stat = () => 1 + Math.min(random(FULL), random(FULL));
  const [hull = 0, rigging = 0, crew = 0] = STATS.map(stat);
  return { hull, rigging, crew };
}

export function anySail(random: Random): TablePosition {
  const hands = anyHands(random);
  const ships: Pair<Ship> = [anyShip(random), anyShip(random)];
  return { kind: 'table', phase: 'sail', ships, hands, winds: [[], []], choices: null };
}

export function anyFire(random: Random): TablePosition {
  const hands = anyHands(random);
  const shows = both((seat) => anyShow(hands[seat], random));
  return {
    kind: 'table',
    phase: 'fire',
    ships: both(() => anyShip(random)),
    hands: both((seat) => without(hands[seat], shows[seat])),
    winds: both((seat) => windsOf(shows[seat])),
    choices: null,
  };
}

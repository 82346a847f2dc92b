import { rotate, WINDS } from '../../../../core/compass.ts';
import { type Random, shuffled } from '../../../../core/random.ts';
import {
  numberCard,
  PIRATESS,
  sameCard,
  type WindCard,
  wheelDeck,
  windDeck,
} from '../../rules/cards.ts';
import { checkTrick } from '../../rules/position.ts';
import type { Trick } from '../../rules/trick.ts';

/** Other cards for as many players, but no Piratess: not everybody has met her. */
export function dealtAnew({ plays, carried }: Trick, random: Random): Trick {
  const cards = wheelDeck().filter((card) => !sameCard(card, PIRATESS));
  const [wind] = shuffled(windDeck(), random);
  return { wind: wind as WindCard, carried, plays: shuffled(cards, random).slice(0, plays.length) };
}

export function withNewSeat(trick: Trick): Trick {
  const cards = [7, 8].flatMap((rank) => WINDS.map((wind) => numberCard(wind, rank)));
  const tables = cards.map((card) => ({ ...trick, plays: [...trick.plays, card] }));
  return tables.find((table) => checkTrick(table) === null) ?? trick;
}

export const withoutLastSeat = (trick: Trick): Trick => ({
  ...trick,
  plays: trick.plays.slice(0, -1),
});

/** The same cards with the wind turned clockwise, on to the next that the deck can bring. */
export function withTurnedWind(trick: Trick, quarters: number): Trick {
  const { wind, damage } = trick.wind;
  const on = [0, 1, 2, 3].map((more) => quarters + more * Math.sign(quarters));
  const tables = on.map((turns) => ({ ...trick, wind: { wind: rotate(wind, turns), damage } }));
  return tables.find((table) => checkTrick(table) === null) ?? trick;
}

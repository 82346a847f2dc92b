import { WINDS } from '../../../../core/compass.ts';
import { sayHalves } from '../../explain/say.ts';
import { makeCard } from '../../notation/cards.ts';
import { viewOf } from '../../players/view.ts';
import { sameCard, type WheelCard } from '../../rules/cards.ts';
import { handOf, type Round, type Seat, seatAt } from '../../rules/round.ts';
import { trickWorths } from '../../rules/worth.ts';
import type { TableWorth } from '../trick/trick-view.ts';

export interface HandCard {
  readonly card: WheelCard;
  readonly id: string;
  readonly worth: string;
  readonly by: TableWorth['by'] | null;
  readonly isLegal: boolean;
}

/** A place in the hand; null once its card is played, so that the others stay where they are. */
export type HandSlot = HandCard | null;

/** @param isTurn whether a card is to be chosen now: then there is a wind for what it counts. */
export function viewHand(round: Round, seat: Seat, isTurn: boolean): readonly HandSlot[] {
  const view = isTurn ? viewOf(round, seat) : null;
  const cardView = (card: WheelCard): HandCard => {
    const own = view && trickWorths([...view.plays, card], view.wind.wind, round.rules).at(-1);
    return {
      card,
      id: makeCard(card),
      worth: own?.origin ? sayHalves(own.halves) : '',
      by: own ? (own.by === 'copy' ? 'led' : own.by) : null,
      isLegal: view?.legal.some((legal) => sameCard(legal, card)) ?? false,
    };
  };
  const held = handOf(round, seat).map((card) => ({ card, slot: cardView(card) }));
  const gone = playedBy(round, seat).map((card) => ({ card, slot: null }));
  return [...held, ...gone]
    .sort((a, b) => orderOf(a.card) - orderOf(b.card))
    .map(({ slot }) => slot);
}

const playedBy = ({ tricks, leader, plays, hands }: Round, seat: Seat): WheelCard[] =>
  [...tricks, { leader, trick: { plays } }].flatMap(({ leader, trick }) =>
    trick.plays.filter((_, place) => seatAt(leader, place, hands.length) === seat),
  );

const orderOf = (card: WheelCard): number =>
  card.kind === 'number' ? WINDS.indexOf(card.wind) * 100 + card.rank : 1000;

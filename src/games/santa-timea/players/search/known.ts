import { type WheelCard, type WindCard, windDeck, withoutWindCards } from '../../rules/cards.ts';
import { type Seat, seatAt } from '../../rules/round.ts';
import { codeOf, PIRATESS, windKindOf } from '../../simulator/cards.ts';
import { pilesOf } from '../../simulator/score.ts';
import { unseenCards, type View } from '../view.ts';

/** What a seat knows when it is its turn, in the numbers of the simulator; each Piratess has a code of her own. */
export interface SeatKnowledge {
  readonly seats: number;
  readonly seat: Seat;
  readonly leader: Seat;
  /** Tricks left, this one included. */
  readonly tricks: number;
  readonly hand: readonly number[];
  readonly plays: readonly number[];
  /** Wheel cards that others hold or that nobody was dealt. */
  readonly unseen: readonly number[];
  readonly sizes: readonly number[];
  /** [P4] The seats that led a Piratess, and so hold nothing else. */
  readonly onlyPiratesses: readonly Seat[];
  /** Kinds of the open wind cards to be played for, this trick's first. */
  readonly winds: readonly number[];
  readonly hiddenWinds: readonly number[];
  readonly carried: readonly number[];
  /** How many wind cards of each kind each seat took, at `seat * WIND_KINDS`. */
  readonly taken: Uint8Array;
}

export function knownOf(view: View): SeatKnowledge {
  const { seat, seats, hand, open, carried } = view;
  const leader = seatAt(seat, seats - view.plays.length, seats);
  let piratess = PIRATESS;
  const apart = (card: WheelCard): number => (card.kind === 'piratess' ? piratess++ : codeOf(card));
  const plays = view.plays.map(apart);
  const hasPlayed = (other: Seat): boolean => seatAt(other, seats - leader, seats) < plays.length;
  return {
    seats,
    seat,
    leader,
    tricks: hand.length,
    plays,
    hand: hand.map(apart),
    unseen: unseenCards(view).map(apart),
    sizes: Array.from({ length: seats }, (_, other) => hand.length - (hasPlayed(other) ? 1 : 0)),
    onlyPiratesses: leadersOfPiratesses(view, leader),
    winds: open.slice(0, hand.length).map(windKindOf),
    hiddenWinds: hiddenWinds(view).map(windKindOf),
    carried: carried.map(windKindOf),
    taken: pilesOf(view.collected),
  };
}

function leadersOfPiratesses({ seat, tricks, plays }: View, leader: Seat): Seat[] {
  const led = [
    ...tricks.map((played) => [played.leader, played.trick.plays[0]] as const),
    [leader, plays[0]] as const,
  ];
  return led.flatMap(([who, card]) => (card?.kind === 'piratess' && who !== seat ? [who] : []));
}

function hiddenWinds({ tricks, carried, open, forecast }: View): WindCard[] {
  const fromBefore = tricks[0]?.trick.carried ?? carried;
  const played = tricks.map(({ trick }) => trick.wind);
  return withoutWindCards(windDeck(), [...fromBefore, ...played, ...open, ...forecast]);
}

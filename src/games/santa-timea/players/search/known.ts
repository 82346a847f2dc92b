import type { Random } from '../../../../core/random.ts';
import { type WheelCard, type WindCard, windDeck, withoutWindCards } from '../../rules/cards.ts';
import { type Seat, seatAt } from '../../rules/round.ts';
import { codeOf, PIRATESS, pilesOf, windKindOf } from '../../simulator/cards.ts';
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
  readonly unseen: readonly number[];
  readonly sizes: readonly number[];
  /** [P4] The seats that led a Piratess, and so hold nothing else. */
  readonly onlyPiratesses: readonly Seat[];
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

export interface Deal {
  readonly hands: readonly (readonly number[])[];
  readonly winds: readonly number[];
}

export function dealAtRandom(known: SeatKnowledge, random: Random): Deal {
  const { seats, seat, hand, unseen, sizes, onlyPiratesses } = known;
  const piratesses = drawnFrom(unseen.filter(isPiratess), random);
  const hands = Array.from({ length: seats }, (_, other): readonly number[] =>
    onlyPiratesses.includes(other) ? piratesses(sizes[other] as number) : [],
  );
  const dealt = hands.flat();
  const cards = drawnFrom(
    unseen.filter((card) => !dealt.includes(card)),
    random,
  );
  return {
    hands: hands.map((held, other) => {
      if (other === seat) return hand;
      return onlyPiratesses.includes(other) ? held : cards(sizes[other] as number);
    }),
    winds: windsAtRandom(known, random),
  };
}

function windsAtRandom(
  { winds, hiddenWinds, tricks }: SeatKnowledge,
  random: Random,
): readonly number[] {
  return [...winds, ...drawnFrom(hiddenWinds, random)(tricks - winds.length)];
}

/** Every deal that agrees with what a seat knows, if nobody else will have a choice any more; else null. */
export function everyDeal(known: SeatKnowledge): readonly Deal[] | null {
  const { seat, sizes, hand, unseen, onlyPiratesses, winds, tricks } = known;
  if (winds.length < tricks || sizes.some((size, other) => other !== seat && size > 1)) return null;
  let deals: (readonly (readonly number[])[])[] = [[]];
  for (const [other, size] of sizes.entries()) {
    const may = (card: number): boolean => isPiratess(card) || !onlyPiratesses.includes(other);
    deals = deals.flatMap((hands) => {
      if (other === seat) return [[...hands, hand]];
      if (size === 0) return [[...hands, []]];
      const left = unseen.filter((card) => may(card) && !hands.some((held) => held.includes(card)));
      return left.map((card) => [...hands, [card]]);
    });
  }
  return deals.map((hands) => ({ hands, winds }));
}

function drawnFrom(cards: readonly number[], random: Random): (count: number) => number[] {
  const left = [...cards];
  let drawn = 0;
  return (count) => {
    const from = drawn;
    for (drawn = from; drawn < from + count; drawn++) {
      const other = drawn + random(left.length - drawn);
      [left[drawn], left[other]] = [left[other] as number, left[drawn] as number];
    }
    return left.slice(from, drawn);
  };
}

const isPiratess = (card: number): boolean => card >= PIRATESS;

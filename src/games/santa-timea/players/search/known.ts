import { type WheelCard, type WindCard, windDeck, withoutWindCards } from '../../rules/cards.ts';
import { type Seat, seatAt } from '../../rules/round.ts';
import type { Trick } from '../../rules/trick.ts';
import { codeOf, PIRATESS, WIND_KINDS, windCode, windKindOf } from '../../simulator/cards.ts';
import { unseenCards, type View } from '../view.ts';

/** Cards played to one trick. */
export interface Past {
  readonly leader: Seat;
  readonly plays: readonly number[];
  readonly wind: number;
  /** Damage of all that its taker got. */
  readonly stake: number;
}

/** What a seat knows when it is its turn, in the numbers of the twin; each Piratess has a code of her own. */
export interface Known {
  readonly seats: number;
  readonly seat: Seat;
  readonly leader: Seat;
  /** Tricks left, this one included. */
  readonly tricks: number;
  readonly hand: readonly number[];
  readonly plays: readonly number[];
  /** Wheel cards that others hold or that nobody was dealt. */
  readonly unseen: readonly number[];
  /** How many cards each seat still holds. */
  readonly sizes: readonly number[];
  /** [P4] The seats that led a Piratess, and so hold nothing else. */
  readonly onlyPiratesses: readonly Seat[];
  /** Kinds of the open wind cards to be played for, this trick's first. */
  readonly winds: readonly number[];
  /** Kinds of the wind cards that may still be in the deck. */
  readonly hiddenWinds: readonly number[];
  readonly carried: readonly number[];
  /** The tricks played, and as the last one what lies. */
  readonly past: readonly Past[];
  /** How many wind cards of each kind each seat took, at `seat * WIND_KINDS`. */
  readonly taken: Uint8Array;
}

/** What the view tells. */
export function knownOf(view: View): Known {
  const { seat, seats, hand, wind, tricks, open, carried } = view;
  const leader = seatAt(seat, seats - view.plays.length, seats);
  let piratess = PIRATESS;
  const apart = (card: WheelCard): number => (card.kind === 'piratess' ? piratess++ : codeOf(card));
  const pastOf = (by: Seat, trick: Pick<Trick, 'wind' | 'carried' | 'plays'>): Past => ({
    leader: by,
    plays: trick.plays.map(apart),
    wind: windCode(trick.wind.wind),
    stake: [trick.wind, ...trick.carried].reduce((sum, card) => sum + card.damage, 0),
  });
  const past = tricks.map((played) => pastOf(played.leader, played.trick));
  const current = pastOf(leader, { wind, carried, plays: view.plays });
  const { plays } = current;
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
    past: [...past, current],
    taken: takenIn(view),
  };
}

/** [P4] Others who have led a Piratess: they held nothing else, and hold nothing else now. */
function leadersOfPiratesses({ seat, tricks, plays }: View, leader: Seat): Seat[] {
  const led = [
    ...tricks.map((played) => [played.leader, played.trick.plays[0]] as const),
    [leader, plays[0]] as const,
  ];
  return led.flatMap(([who, card]) => (card?.kind === 'piratess' && who !== seat ? [who] : []));
}

/** [S1] [A8] Wind cards that have not been seen this round. */
function hiddenWinds({ tricks, carried, open, forecast }: View): WindCard[] {
  const fromBefore = tricks[0]?.trick.carried ?? carried;
  const played = tricks.map(({ trick }) => trick.wind);
  return withoutWindCards(windDeck(), [...fromBefore, ...played, ...open, ...forecast]);
}

/** [T4] */
function takenIn({ seats, tricks }: View): Uint8Array {
  const taken = new Uint8Array(seats * WIND_KINDS);
  for (const { leader, ruling } of tricks) {
    if (ruling.taker === null) continue;
    const pile = seatAt(leader, ruling.taker, seats) * WIND_KINDS;
    for (const kind of ruling.takes.map(windKindOf)) {
      taken[pile + kind] = (taken[pile + kind] as number) + 1;
    }
  }
  return taken;
}

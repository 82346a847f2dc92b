import { ok, type Result } from '../../../core/result.ts';
import { sameCard, type WheelCard, type WindCard } from './cards.ts';
import { advanceRow, currentWind, type Deal, openRow, type Row, TRICKS } from './deal.ts';
import { checkPlay, legalCards, type Refusal, refuse } from './legal.ts';
import { resolveTrick, type Trick, type TrickRuling } from './trick.ts';
import type { Rules } from './variants.ts';

/** A place at the table, 0 to 4, clockwise. */
export type Seat = number;

/** A finished trick: who led, what lay, and the ruling. */
export interface PlayedTrick {
  readonly leader: Seat;
  readonly trick: Trick;
  readonly ruling: TrickRuling;
}

/** A round at any moment. Values are never changed; `play` returns the next one. */
export interface Round {
  readonly rules: Rules;
  readonly hands: readonly (readonly WheelCard[])[];
  readonly row: Row;
  /** Who leads the current trick; after the last trick, who would lead the next. */
  readonly leader: Seat;
  readonly plays: readonly WheelCard[];
  readonly tricks: readonly PlayedTrick[];
  /** [B2] Wind cards waiting for the next taker. */
  readonly carried: readonly WindCard[];
  /** [X3] Wind cards out of this round. */
  readonly aside: readonly WindCard[];
  /** [T4] Wind cards each seat has taken, in the order taken. */
  readonly collected: readonly (readonly WindCard[])[];
}

/**
 * @param carriedIn [A8] wind cards left over from the last trick of the round before; only a reading
 * with `lastTrickCarry: 'next-round'` ever has any.
 */
export function startRound(
  deal: Pick<Deal, 'hands' | 'row'>,
  leader: Seat,
  rules: Rules,
  carriedIn: readonly WindCard[] = [],
): Round {
  return {
    rules,
    hands: deal.hands,
    row: deal.row,
    leader,
    plays: [],
    tricks: [],
    carried: carriedIn,
    aside: [],
    collected: deal.hands.map(() => []),
  };
}

/** [O2] [R1] A round ends with its twelfth trick; one that began with fewer cards ends with its last card. */
export const isRoundOver = (round: Round): boolean =>
  round.tricks.length === TRICKS ||
  currentWind(round.row) === undefined ||
  round.hands.every((hand) => hand.length === 0);

export const seatAt = (leader: Seat, place: number, seats: number): Seat =>
  (leader + place) % seats;

/** [T1] Clockwise from the leader; null when the round is over. */
export function toAct(round: Round): Seat | null {
  if (isRoundOver(round)) return null;
  return seatAt(round.leader, round.plays.length, round.hands.length);
}

export const handOf = ({ hands }: Round, seat: Seat) => hands[seat] as readonly WheelCard[];

/** The cards the acting seat may play; none when the round is over. */
export function legalMoves(round: Round): WheelCard[] {
  const seat = toAct(round);
  return seat === null ? [] : legalCards(handOf(round, seat), round.plays.length === 0);
}

/** Plays one card, and after the last seat's card settles the trick. */
export function play(round: Round, seat: Seat, card: WheelCard): Result<Round, Refusal> {
  const acting = toAct(round);
  if (acting === null) return refuse('round-over', 'R1');
  if (seat !== acting) return refuse('not-your-turn', 'T1');
  const hand = handOf(round, seat);
  const checked = checkPlay(card, hand, round.plays.length === 0);
  if (!checked.ok) return checked;
  const after: Round = {
    ...round,
    hands: round.hands.with(seat, without(hand, card)),
    plays: [...round.plays, card],
  };
  return ok(after.plays.length === after.hands.length ? finishTrick(after) : after);
}

function without(hand: readonly WheelCard[], card: WheelCard): WheelCard[] {
  return hand.toSpliced(
    hand.findIndex((held) => sameCard(held, card)),
    1,
  );
}

/** [T4] [T5] [T6] [T7] The taker gets the wind card, the row moves, the highest leads. */
function finishTrick(round: Round): Round {
  const { rules, leader, plays, hands } = round;
  const trick = { wind: currentWind(round.row) as WindCard, carried: round.carried, plays };
  const ruling = resolveTrick(trick, rules);
  const tricks = [...round.tricks, { leader, trick, ruling }];
  const lost = tricks.length === TRICKS && rules.lastTrickCarry === 'lost';
  return {
    ...round,
    tricks,
    plays: [],
    row: advanceRow(round.row),
    leader: seatAt(leader, ruling.lead, hands.length),
    // [A8] What trick twelve leaves without a taker is shuffled into the next round's deck.
    carried: lost ? [] : ruling.carried,
    aside: [...round.aside, ...ruling.aside, ...(lost ? ruling.carried : [])],
    collected: round.collected.map((cards, seat) =>
      ruling.taker !== null && seat === seatAt(leader, ruling.taker, hands.length)
        ? [...cards, ...ruling.takes]
        : cards,
    ),
  };
}

/** What was played, trick by trick, in playing order. Who led each trick follows from the rules. */
export interface RoundRecord {
  readonly leader: Seat;
  readonly tricks: readonly { readonly wind: WindCard; readonly plays: readonly WheelCard[] }[];
}

/** A move of the record that the rules refuse. */
type ReplayRefusal = Refusal & { readonly trick: number; readonly place: number };

/** Plays a record card by card. Hands hold what the record shows, so a short record shows short hands. */
export function replayRound(record: RoundRecord, rules: Rules): Result<Round, ReplayRefusal> {
  const row = openRow(
    record.tricks.map((trick) => trick.wind),
    0,
  );
  let round = startRound({ hands: recordedHands(record, rules), row }, record.leader, rules);
  for (const [trick, { plays }] of record.tricks.entries()) {
    const { leader } = round;
    for (const [place, card] of plays.entries()) {
      const next = play(round, seatAt(leader, place, plays.length), card);
      if (!next.ok) return { ok: false, error: { ...next.error, trick, place } };
      round = next.value;
    }
  }
  return ok(round);
}

function recordedHands({ leader, tricks }: RoundRecord, rules: Rules): WheelCard[][] {
  const seats = tricks[0]?.plays.length ?? 0;
  const hands: WheelCard[][] = Array.from({ length: seats }, () => []);
  let leading = leader;
  for (const { wind, plays } of tricks) {
    for (const [place, card] of plays.entries()) {
      (hands[seatAt(leading, place, seats)] as WheelCard[]).push(card);
    }
    leading = seatAt(leading, resolveTrick({ wind, carried: [], plays }, rules).lead, seats);
  }
  return hands;
}

import { ok, type Result } from '../../../core/result.ts';
import type { WheelCard, WindCard } from './cards.ts';
import type { Refusal } from './legal.ts';
import { play, type Round, type Seat, seatAt, startRound } from './round.ts';
import { openRow } from './row.ts';
import { resolveTrick } from './trick.ts';
import type { Rules } from './variants.ts';

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

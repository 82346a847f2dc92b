import { err, ok, type Result } from '../../../core/result.ts';
import { PIRATESSES, sameCard, type WheelCard } from './cards.ts';
import type { ClauseId } from './clauses.ts';

/** Why a move is refused, with the clause that refuses it. */
export interface Refusal {
  readonly code: 'round-over' | 'not-your-turn' | 'not-in-hand' | 'piratess-led';
  readonly clause: ClauseId;
}

export const refuse = (code: Refusal['code'], clause: ClauseId) => err<Refusal>({ code, clause });

/** [P4] A Piratess may be led only from a hand that holds nothing else (one Piratess or several). */
const mayLead = (card: WheelCard, hand: readonly WheelCard[]): boolean =>
  card.kind === 'number' || hand.every((held) => held.kind === 'piratess');

/** [P4] [C2] Whether a hand of so many cards can hold nothing but Piratesses. */
export const mayLeadPiratess = (held: number): boolean => held <= PIRATESSES;

/** [T2] A follower may play any card; [P4] the leader any but a Piratess if there is a choice. */
export function legalCards(hand: readonly WheelCard[], leads: boolean): WheelCard[] {
  return hand.filter((card) => !leads || mayLead(card, hand));
}

/** Whether this card may be played from this hand, and if not, why. */
export function checkPlay(
  card: WheelCard,
  hand: readonly WheelCard[],
  leads: boolean,
): Result<WheelCard, Refusal> {
  if (!hand.some((held) => sameCard(held, card))) return refuse('not-in-hand', 'T1');
  if (leads && !mayLead(card, hand)) return refuse('piratess-led', 'P4');
  return ok(card);
}

import { sameCard, type WheelCard, type WindCard, wheelDeck } from '../rules/cards.ts';
import { legalMoves, type PlayedTrick, type Round, type Seat } from '../rules/round.ts';
import { currentWind } from '../rules/row.ts';
import type { Rules } from '../rules/variants.ts';

/** What a player sees whose turn it is: nobody else’s hand, and not what lies face down. */
export interface View {
  readonly rules: Rules;
  readonly seat: Seat;
  readonly seats: number;
  readonly hand: readonly WheelCard[];
  readonly legal: readonly WheelCard[];
  readonly wind: WindCard;
  /** [S2] The open wind cards, this trick's first. */
  readonly open: readonly WindCard[];
  /** [B1] What lies open and out of play on the other side of the deck. */
  readonly forecast: readonly WindCard[];
  readonly carried: readonly WindCard[];
  readonly collected: Round['collected'];
  readonly plays: readonly WheelCard[];
  readonly tricks: readonly PlayedTrick[];
}

export type Aim = 'damage' | 'points';

/** [B3] [B4] What the rules make a round about. */
export const aimOf = ({ rules }: Pick<View, 'rules'>): Aim =>
  rules.pairBonus || rules.penalty ? 'points' : 'damage';

/** What the seat sees whose turn it is; null when the round is over. */
export function viewOf(round: Round, seat: Seat): View | null {
  const wind = currentWind(round.row);
  const legal = legalMoves(round);
  if (!wind || legal.length === 0) return null;
  const { rules, hands, row, carried, collected, plays, tricks } = round;
  return {
    rules,
    seat,
    seats: hands.length,
    hand: hands[seat] ?? [],
    legal,
    wind,
    open: row.open,
    forecast: row.forecast,
    carried,
    collected,
    plays,
    tricks,
  };
}

/** Cards that others may hold, or that nobody was dealt: all but the own hand and what was played. */
export function unseenCards({ hand, plays, tricks }: View): WheelCard[] {
  const left = wheelDeck();
  for (const card of [...hand, ...plays, ...tricks.flatMap(({ trick }) => trick.plays)]) {
    const index = left.findIndex((other) => sameCard(other, card));
    if (index >= 0) left.splice(index, 1);
  }
  return left;
}

export const othersToPlay = ({ seats, plays }: View): number => seats - plays.length - 1;

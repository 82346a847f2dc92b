import { sameCard, type WheelCard, type WindCard, wheelDeck } from '../rules/cards.ts';
import { currentWind } from '../rules/deal.ts';
import { legalMoves, type Round, type Seat } from '../rules/round.ts';

type Known = Pick<Round, 'rules' | 'plays' | 'tricks' | 'carried' | 'collected'> &
  Pick<Round['row'], 'open' | 'forecast'>;

export interface View extends Known {
  readonly seat: Seat;
  readonly seats: number;
  readonly hand: readonly WheelCard[];
  readonly legal: readonly WheelCard[];
  readonly wind: WindCard;
}

export type Aim = 'damage' | 'points';

export const aimOf = ({ rules }: Pick<View, 'rules'>): Aim =>
  rules.pairBonus || rules.penalty ? 'points' : 'damage';

export function viewOf(round: Round, seat: Seat): View | null {
  const wind = currentWind(round.row);
  const legal = legalMoves(round);
  if (!wind || legal.length === 0) return null;
  const { rules, hands, row, carried, collected, plays, tricks } = round;
  const { open, forecast } = row;
  const known: Known = { rules, plays, tricks, carried, collected, open, forecast };
  return { ...known, seat, seats: hands.length, hand: hands[seat] ?? [], legal, wind };
}

export function unseenCards({ hand, plays, tricks }: View): WheelCard[] {
  const left = wheelDeck();
  for (const card of [...hand, ...plays, ...tricks.flatMap(({ trick }) => trick.plays)]) {
    const index = left.findIndex((other) => sameCard(other, card));
    if (index >= 0) left.splice(index, 1);
  }
  return left;
}

export const othersToPlay = ({ seats, plays }: View): number => seats - plays.length - 1;

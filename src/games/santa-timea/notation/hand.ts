import type { Token } from '../../../core/scanner.ts';
import { compareCards, type WheelCard } from '../rules/cards.ts';
import { TRICKS } from '../rules/deal.ts';
import { checkWheelCards } from '../rules/position.ts';
import { makeHand, type Scanner } from './cards.ts';
import { readPlays } from './trick.ts';

/** Up to twelve wheel cards in one hand, sorted: `hand N1 N14 E3 P`. */
export interface HandPosition {
  readonly kind: 'hand';
  readonly cards: readonly WheelCard[];
}

export const makeHandPosition = ({ cards }: HandPosition): string =>
  ['hand', makeHand(cards)].filter(Boolean).join(' ');

export const readHand = (scanner: Scanner): HandPosition => ({
  kind: 'hand',
  cards: readHeld(scanner).map(({ card }) => card),
});

export function readHeld(scanner: Scanner): { card: WheelCard; token: Token }[] {
  const { plays, tokens } = readPlays(scanner);
  scanner.end();
  scanner.refuse(checkWheelCards(plays), { plays: tokens });
  const surplus = tokens[TRICKS];
  if (surplus) scanner.fail('hand-too-big', surplus, 'S4');
  return plays
    .map((card, index) => ({ card, token: tokens[index] as Token }))
    .sort((a, b) => compareCards(a.card, b.card));
}

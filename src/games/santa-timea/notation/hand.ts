import { compareCards, type WheelCard } from '../rules/cards.ts';
import { TRICKS } from '../rules/deal.ts';
import { checkWheelCards } from '../rules/position.ts';
import { makeHand } from './cards.ts';
import type { Scanner } from './scanner.ts';
import { failAt, readPlays } from './trick.ts';

/** Up to twelve wheel cards in one hand, sorted: `hand N1 N14 E3 P`. */
export interface HandPosition {
  readonly kind: 'hand';
  readonly cards: readonly WheelCard[];
}

export const makeHandPosition = ({ cards }: HandPosition): string =>
  ['hand', makeHand(cards)].filter(Boolean).join(' ');

export function readHand(scanner: Scanner): HandPosition {
  const { plays, tokens } = readPlays(scanner);
  scanner.end();
  failAt(scanner, checkWheelCards(plays), { plays: tokens });
  const surplus = tokens[TRICKS];
  if (surplus) scanner.fail('hand-too-big', surplus, 'S4');
  return { kind: 'hand', cards: plays.toSorted(compareCards) };
}

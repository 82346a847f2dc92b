import { WINDS, type Wind } from '../../../../core/compass.ts';
import { sayCard, sayHalves } from '../../explain/say.ts';
import type { Translate } from '../../explain/words.ts';
import { makeCard } from '../../notation/cards.ts';
import { LEARNER } from '../../players/match.ts';
import { viewOf } from '../../players/view.ts';
import { sameCard, type WheelCard } from '../../rules/cards.ts';
import type { Round } from '../../rules/round.ts';
import { trickWorths } from '../../rules/worth.ts';
import type { TableWorth } from '../trick/judged-trick.ts';

export interface HandCard {
  /** In notation. */
  readonly id: string;
  readonly name: string;
  /** The printed direction; a Piratess has none. */
  readonly wind: Wind | 'P';
  /** The printed number; empty on a Piratess. */
  readonly rank: string;
  readonly worth: string;
  readonly by: TableWorth['by'] | null;
  /** Whether it may be played now. */
  readonly isLegal: boolean;
}

/** A place in the hand; null once its card is played, so that the others stay where they are. */
export type HandSlot = HandCard | null;

/**
 * The learner’s hand as it was dealt, sorted by direction and number.
 * @param played the cards that have left it.
 * @param isTurn whether a card is to be chosen from it now: then there is a wind for what it counts.
 */
export function tellHand(
  round: Round,
  played: readonly WheelCard[],
  isTurn: boolean,
  t: Translate,
): readonly HandSlot[] {
  const view = isTurn ? viewOf(round, LEARNER) : null;
  const told = (card: WheelCard): HandCard => {
    const own = view && trickWorths([...view.plays, card], view.wind.wind, round.rules).at(-1);
    return {
      id: makeCard(card),
      name: sayCard(card, t),
      wind: card.kind === 'number' ? card.wind : 'P',
      rank: card.kind === 'number' ? String(card.rank) : '',
      worth: own?.origin ? sayHalves(own.halves) : '',
      by: own ? (own.by === 'copy' ? 'led' : own.by) : null,
      isLegal: view?.legal.some((legal) => sameCard(legal, card)) ?? false,
    };
  };
  const held = (round.hands[LEARNER] ?? []).map((card) => ({ card, slot: told(card) }));
  const gone = played.map((card) => ({ card, slot: null }));
  return [...held, ...gone]
    .sort((a, b) => orderOf(a.card) - orderOf(b.card))
    .map(({ slot }) => slot);
}

/** By direction, then by number, the Piratesses last. */
const orderOf = (card: WheelCard): number =>
  card.kind === 'number' ? WINDS.indexOf(card.wind) * 100 + card.rank : 1000;

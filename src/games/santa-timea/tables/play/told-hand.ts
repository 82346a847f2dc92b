import { WINDS, type Wind } from '../../../../core/compass.ts';
import { sayCard, sayHalves } from '../../explain/say.ts';
import type { Translate } from '../../explain/words.ts';
import { makeCard } from '../../notation/cards.ts';
import { type Advice, adviceOn, advise } from '../../players/advice.ts';
import { LEARNER } from '../../players/match.ts';
import { viewOf } from '../../players/view.ts';
import type { WheelCard } from '../../rules/cards.ts';
import type { Round } from '../../rules/round.ts';
import { numberWorth } from '../../rules/worth.ts';
import type { TableWorth } from '../trick/judged-trick.ts';

/** The learner’s cards of one direction, or the Piratesses. */
export interface ToldGroup {
  readonly wind: Wind | 'P';
  readonly cards: readonly HandCard[];
}

export interface HandCard {
  /** In notation. */
  readonly id: string;
  readonly name: string;
  /** The printed number; empty on a Piratess. */
  readonly rank: string;
  readonly worth: string;
  readonly by: TableWorth['by'] | null;
  /** Which advice is given; null where the card may not be played, or not now. */
  readonly advice: AdviceKey | null;
}

export const ADVICE = ['safe', 'out', 'lowest', 'takes', 'open'] as const;
export type AdviceKey = (typeof ADVICE)[number];

/**
 * The learner’s hand, one group for each direction.
 * @param isTurn whether a card is to be chosen from it now, so that there is advice.
 */
export function tellHand(round: Round, isTurn: boolean, t: Translate): ToldGroup[] {
  const view = isTurn ? viewOf(round, LEARNER) : null;
  const advice = view ? advise(view) : [];
  const cards = round.hands[LEARNER] ?? [];
  const told = (card: WheelCard): HandCard => {
    const one = adviceOn(advice, card);
    const wind = view?.wind.wind;
    const own = wind && card.kind === 'number' ? numberWorth(card, wind, round.rules) : one?.worth;
    const by = own && (own.by === 'copy' ? 'led' : own.by);
    return {
      id: makeCard(card),
      name: sayCard(card, t),
      rank: card.kind === 'number' ? String(card.rank) : '',
      worth: own?.origin ? sayHalves(own.halves) : '',
      by: by ?? null,
      advice: one ? keyOf(one) : null,
    };
  };
  return [...WINDS, 'P' as const]
    .map((wind) => ({
      wind,
      cards: cards.filter((card) => (card.kind === 'number' ? card.wind : 'P') === wind).map(told),
    }))
    .filter((group) => group.cards.length > 0);
}

/** The one word that helps most. */
function keyOf({ outlook, isOut, isLowest }: Advice): AdviceKey {
  if (outlook === 'open') return isLowest ? 'lowest' : 'open';
  return outlook === 'safe' && isOut ? 'out' : outlook;
}

import { PIRATESS } from '../../simulator/cards.ts';
import type { Weighed } from './policy.ts';
import type { Taste } from './taste.ts';

/** What is believed of those who have played: that they are simple players. */
export interface Belief {
  readonly taste: Taste;
  /** How often somebody plays any card instead: people have their reasons. */
  readonly odd: number;
  /** The standard error of the quick policy where it guesses, in damage points. */
  readonly blur: number;
}

/** How often the simple player of `bot.ts` imagines how the trick might go on. */
const DREAMS = 24;
/** In damage points; whoever plays last knows what each card costs. */
const LAST_BLUR = 0.003;
/** A logistic curve is the normal one, nearly, when it is so much steeper. */
const STEEPER = 1.7;
/** Beyond so many standard errors no dream turns it over. */
const FAR = 6;
const UNTHINKABLE = Math.exp(STEEPER * FAR);

/**
 * How surprising it is, as the negative logarithm of a chance, that a simple player chose this card among those
 * that were weighed. It knows what cards cost only from two dozen dreams, the same for all cards: the further
 * the risks of two cards are apart, the more dreams tell them apart by luck.
 * @param stake damage points; 0 when nobody was left to play.
 */
export function surprise(weighed: Weighed, card: number, stake: number, belief: Belief): number {
  const { count, codes, costs, risks, leads } = weighed;
  const { odd, blur, taste } = belief;
  let own = count - 1;
  // Any two Piratesses are alike; she is the last.
  if (card < PIRATESS) while (codes[own] !== card) own -= 1;
  let rivals = 1;
  for (let at = 0; at < count; at++) {
    if (at === own) continue;
    let spread = LAST_BLUR ** 2;
    if (stake > 0) {
      const risk = Math.abs((risks[at] as number) - (risks[own] as number));
      const lead = Math.abs((leads[at] as number) - (leads[own] as number));
      spread =
        blur ** 2 +
        (stake ** 2 * risk * (1 - risk) + (taste.lead[0] as number) ** 2 * lead * (1 - lead)) /
          DREAMS;
    }
    const gap = (costs[own] as number) - (costs[at] as number);
    const isFar = gap ** 2 > FAR ** 2 * spread;
    if (isFar && gap < 0) continue;
    rivals += isFar ? UNTHINKABLE : Math.exp((STEEPER * gap) / Math.sqrt(spread));
  }
  return -Math.log((1 - odd) / rivals + odd / count);
}

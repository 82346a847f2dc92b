import type { Way } from '../notation/levels.ts';
import type { WheelCard } from '../rules/cards.ts';
import { chooseCard, weigh } from './bot.ts';
import { type Aim, aimOf, type View } from './view.ts';

export interface Option {
  readonly card: WheelCard;
  readonly loss: number;
  readonly takes: number;
  readonly leads: number;
}

interface Liking {
  readonly likes: (option: Option) => number;
  /** [B3] [B4] Left out, what the rules make a round about. */
  readonly aim?: Aim;
}

/** A Piratess is kept longer than any number. */
const PIRATESS_RANK = 15;

const LIKINGS: { readonly [W in Way]: Liking } = {
  collects: { likes: ({ takes }) => takes },
  careful: { likes: ({ takes }) => -takes, aim: 'damage' },
  leads: { likes: ({ leads }) => leads },
  saves: { likes: ({ card }) => -(card.kind === 'number' ? card.rank : PIRATESS_RANK) },
};

export const aimOfWay = (view: View, way: Way | undefined): Aim =>
  (way && LIKINGS[way].aim) ?? aimOf(view);

/** What is hardly worse: in what a round is worth, and for the gentle player, who looks at one trick, in damage. */
export const MARGIN = 0.03;
export const GENTLE_MARGIN = 0.1;

/** The card that a way likes best among those that are hardly worse than the best; of several the best. */
export function preferred(way: Way, options: readonly Option[], margin: number): WheelCard {
  const { likes } = LIKINGS[way];
  const [first, ...rest] = options
    .filter(({ loss }) => loss <= margin)
    .toSorted((a, b) => a.loss - b.loss) as [Option, ...Option[]];
  return rest.reduce((best, one) => (likes(one) > likes(best) ? one : best), first).card;
}

/** The card of the simple player, or of one who is like it but for its way. */
export function chooseGentle(view: View, way: Way | undefined, seed: number): WheelCard {
  if (!way) return chooseCard(view, seed);
  const cards = weigh(view, seed);
  const least = Math.min(...cards.map(({ cost }) => cost));
  const options = cards.map((card) => ({ ...card, loss: card.cost - least }));
  return preferred(way, options, GENTLE_MARGIN);
}

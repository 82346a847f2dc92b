import { createRandom, shuffled } from '../../../core/random.ts';
import type { Way } from '../notation/levels.ts';
import type { WheelCard } from '../rules/cards.ts';
import { resolveTrick } from '../rules/trick.ts';
import { type Aim, aimOf, othersToPlay, unseenCards, type View } from './view.ts';

export interface Option {
  readonly card: WheelCard;
  readonly loss: number;
  /** How likely it takes this trick, and leads the next, 0 to 1. */
  readonly takes: number;
  readonly leads: number;
}

interface Liking {
  readonly likes: (option: Option) => number;
  /** [B3] [B4] Left out, what the rules make a round about. */
  readonly aim?: Aim;
}

/** A Piratess is kept longer than any number. */
const KEPT_RANK = 15;

const LIKINGS: { readonly [W in Way]: Liking } = {
  collects: { likes: ({ takes }) => takes },
  careful: { likes: ({ takes }) => -takes, aim: 'damage' },
  leads: { likes: ({ leads }) => leads },
  saves: { likes: ({ card }) => -(card.kind === 'number' ? card.rank : KEPT_RANK) },
};

export const aimOfWay = (view: View, way: Way | undefined): Aim =>
  (way && LIKINGS[way].aim) ?? aimOf(view);

/** What is hardly worse: in what a round is worth, and for the gentle player, who looks at one trick, in damage. */
export const MARGIN = 0.03;

export const GENTLE_MARGIN = 0.1;

export function preferred(
  way: Way | undefined,
  options: readonly Option[],
  margin: number,
): WheelCard {
  const likes = way ? LIKINGS[way].likes : () => 0;
  const [first, ...rest] = options
    .filter(({ loss }) => loss <= margin)
    .toSorted((a, b) => a.loss - b.loss) as [Option, ...Option[]];
  return rest.reduce((best, one) => (likes(one) > likes(best) ? one : best), first).card;
}

const SAMPLES = 24;

/** What leading the next trick is feared like, in damage points. */
const LEAD_COSTS = 0.1;

/** Among cards that are equally good, low ones go first: they are a danger later. */
const KEEPING_COSTS = 0.01;

const PIRATESS_RANK = 7;

/**
 * The simple player's card: the one that costs least damage on average over some ways in which the trick might go on,
 * or with a way of its own one that is about as good.
 * @param seed the same view and seed give the same card.
 */
export const chooseCard = (view: View, seed: number, way?: Way): WheelCard =>
  preferred(way, weigh(view, seed), GENTLE_MARGIN);

export function weigh(view: View, seed: number): Option[] {
  const random = createRandom(seed + view.tricks.length * 5 + view.seat);
  const unseen = unseenCards(view);
  const left = othersToPlay(view);
  const samples = Array.from({ length: left === 0 ? 1 : SAMPLES }, () =>
    shuffled(unseen, random).slice(0, left),
  );
  const cards = view.legal.map((card) => weighed(view, card, samples));
  const least = Math.min(...cards.map(({ loss }) => loss));
  return cards.map((card) => ({ ...card, loss: card.loss - least }));
}

function weighed(view: View, card: WheelCard, samples: readonly (readonly WheelCard[])[]): Option {
  const { wind, carried, plays, rules } = view;
  const place = plays.length;
  let [sum, takes, leads] = [0, 0, 0];
  for (const more of samples) {
    const ruling = resolveTrick({ wind, carried, plays: [...plays, card, ...more] }, rules);
    const damage = ruling.takes.reduce((points, taken) => points + taken.damage, 0);
    const isTaker = ruling.taker === place;
    const isLeader = ruling.lead === place;
    sum = sum + (isTaker ? damage : 0) + (isLeader ? LEAD_COSTS : 0);
    if (isTaker) takes += 1;
    if (isLeader) leads += 1;
  }
  const rank = card.kind === 'number' ? card.rank : PIRATESS_RANK;
  return {
    card,
    loss: sum / samples.length + KEEPING_COSTS * rank,
    takes: takes / samples.length,
    leads: leads / samples.length,
  };
}

import { createRandom, shuffled } from '../../../core/random.ts';
import type { WheelCard } from '../rules/cards.ts';
import { resolveTrick } from '../rules/trick.ts';
import { othersToPlay, unseenCards, type View } from './view.ts';

const DREAMS = 24;
/** What leading the next trick is feared like, in damage points. */
const LEAD_COSTS = 0.1;
/** Among cards that are equally good, low ones go first: they are a danger later. */
const KEEPING_COSTS = 0.01;
/** A Piratess is neither low nor high. */
const PIRATESS_RANK = 7;

/**
 * The card that costs least damage on average over some ways in which the trick might go on.
 * @param seed the same view and seed give the same card.
 */
export function chooseCard(view: View, seed: number): WheelCard {
  const costs = weigh(view, seed).map(({ cost }) => cost);
  return view.legal[costs.indexOf(Math.min(...costs))] as WheelCard;
}

interface Weighed {
  readonly card: WheelCard;
  readonly cost: number;
  /** How likely it takes this trick, and leads the next, 0 to 1. */
  readonly takes: number;
  readonly leads: number;
}

export function weigh(view: View, seed: number): Weighed[] {
  const random = createRandom(seed + view.tricks.length * 5 + view.seat);
  const unseen = unseenCards(view);
  const left = othersToPlay(view);
  const dreams = Array.from({ length: left === 0 ? 1 : DREAMS }, () =>
    shuffled(unseen, random).slice(0, left),
  );
  return view.legal.map((card) => weighed(view, card, dreams));
}

function weighed(view: View, card: WheelCard, dreams: readonly (readonly WheelCard[])[]): Weighed {
  const { wind, carried, plays, rules } = view;
  const place = plays.length;
  let [sum, takes, leads] = [0, 0, 0];
  for (const more of dreams) {
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
    cost: sum / dreams.length + KEEPING_COSTS * rank,
    takes: takes / dreams.length,
    leads: leads / dreams.length,
  };
}

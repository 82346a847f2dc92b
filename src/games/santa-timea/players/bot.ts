import { createRandom, shuffled } from '../../../core/random.ts';
import type { WheelCard } from '../rules/cards.ts';
import { resolveTrick } from '../rules/trick.ts';
import { othersToPlay, unseenCards, type View } from './view.ts';

/** How often a player imagines how the trick might go on. */
const DREAMS = 24;
/** What leading the next trick is feared like, in damage points. */
const LEAD_COSTS = 0.1;
/** Among cards that are equally good, low ones go first: they are a danger later. */
const KEEPING_COSTS = 0.01;
/** A Piratess is neither low nor high. */
const PIRATESS_RANK = 7;

/**
 * The card a simple, fair player chooses: the one that costs least damage on average over some ways in
 * which the trick might go on, judged from what this player sees.
 * @param seed the same view and seed give the same card.
 */
export function chooseCard(view: View, seed: number): WheelCard {
  const random = createRandom(seed + view.tricks.length * 5 + view.seat);
  const unseen = unseenCards(view);
  const left = othersToPlay(view);
  const dreams = Array.from({ length: left === 0 ? 1 : DREAMS }, () =>
    shuffled(unseen, random).slice(0, left),
  );
  const costs = view.legal.map((card) => costOf(view, card, dreams));
  return view.legal[costs.indexOf(Math.min(...costs))] as WheelCard;
}

function costOf(view: View, card: WheelCard, dreams: readonly (readonly WheelCard[])[]): number {
  const { wind, carried, plays, rules } = view;
  const place = plays.length;
  const sum = dreams.reduce((total, more) => {
    const ruling = resolveTrick({ wind, carried, plays: [...plays, card, ...more] }, rules);
    const damage = ruling.takes.reduce((points, taken) => points + taken.damage, 0);
    const takes = ruling.taker === place ? damage : 0;
    return total + takes + (ruling.lead === place ? LEAD_COSTS : 0);
  }, 0);
  const rank = card.kind === 'number' ? card.rank : PIRATESS_RANK;
  return sum / dreams.length + KEEPING_COSTS * rank;
}

import type { Wind } from '../../../core/compass.ts';
import type { WindCard } from './cards.ts';
import { type Holding, heldTriplets, type Score, scoreRound } from './score.ts';
import type { Rules } from './variants.ts';

/** The triplets one seat discards. */
export type Declaration = readonly Wind[];

/**
 * [R2] [R3] Everything a seat may declare: any choice of its triplets, from none to all; in the reading
 * with one triplet a player, none or one.
 */
export function declarationOptions(
  cards: readonly WindCard[],
  rules: Pick<Rules, 'triplets'>,
): Declaration[] {
  const held = heldTriplets(cards);
  if (rules.triplets === 'one') return [[], ...held.map((wind) => [wind])];
  return held.reduce<Declaration[]>(
    (options, wind) => options.concat(options.map((option) => [...option, wind])),
    [[]],
  );
}

/**
 * What is best for one seat when the others' declarations are given: every option with the highest
 * total, in the order of `declarationOptions`.
 */
export function bestDeclarations(
  holdings: readonly Holding[],
  seat: number,
  rules: Rules,
): { readonly total: number; readonly options: readonly Declaration[] } {
  const { cards } = holdings[seat] as Holding;
  const results = declarationOptions(cards, rules).map((discarded) => ({
    discarded,
    total: totalOf(holdings.with(seat, { cards, discarded }), seat, rules),
  }));
  const total = Math.max(...results.map((result) => result.total));
  return {
    total,
    options: results.filter((r) => r.total === total).map((r) => r.discarded),
  };
}

const totalOf = (holdings: readonly Holding[], seat: number, rules: Rules): number =>
  (scoreRound(holdings, rules)[seat] as Score).total;

/**
 * [B6] [A5] How players who each want the highest total for themselves can declare. Together and in
 * secret: every combination in which nobody regrets the choice; there may be none. In turn from seat
 * 0: what results when each foresees the later seats, who take their first best option.
 */
export function settledDeclarations(
  collected: readonly (readonly WindCard[])[],
  rules: Rules,
): readonly (readonly Holding[])[] {
  return rules.declarations === 'together'
    ? allDeclarations(collected, rules).filter((holdings) => nobodyRegrets(holdings, rules))
    : [inTurn([], collected, rules)];
}

function allDeclarations(
  collected: readonly (readonly WindCard[])[],
  rules: Rules,
): readonly Holding[][] {
  return collected.reduce<Holding[][]>(
    (profiles, cards) =>
      profiles.flatMap((profile) =>
        declarationOptions(cards, rules).map((discarded) => [...profile, { cards, discarded }]),
      ),
    [[]],
  );
}

function nobodyRegrets(holdings: readonly Holding[], rules: Rules): boolean {
  return holdings.every(
    (_, seat) => totalOf(holdings, seat, rules) === bestDeclarations(holdings, seat, rules).total,
  );
}

function inTurn(
  declared: readonly Holding[],
  collected: readonly (readonly WindCard[])[],
  rules: Rules,
): readonly Holding[] {
  const seat = declared.length;
  const cards = collected[seat];
  if (!cards) return declared;
  const outcomes = declarationOptions(cards, rules).map((discarded) =>
    inTurn([...declared, { cards, discarded }], collected, rules),
  );
  return outcomes.reduce((best, outcome) =>
    totalOf(outcome, seat, rules) > totalOf(best, seat, rules) ? outcome : best,
  );
}

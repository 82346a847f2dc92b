import type { WheelCard } from '../rules/cards.ts';
import { MIN_SEATS } from '../rules/deal.ts';
import { resolveTrick, type Trick, type TrickRuling } from '../rules/trick.ts';
import type { Rules } from '../rules/variants.ts';
import type { Worth } from '../rules/worth.ts';

export function trickBurden(trick: Trick, rules: Rules): number {
  const ruling = resolveTrick(trick, rules);
  return (
    trick.plays.length -
    MIN_SEATS +
    Number(rankOfZerosDecides(ruling)) +
    Number(isClose(ruling)) +
    Number(lowestIsOut(ruling)) +
    Math.min(2, piratesses(trick.plays)) +
    (ruling.taker === null ? 2 : 0)
  );
}

const isZero = ({ origin, halves }: Worth): boolean => origin !== null && halves === 0;

/** [V2] The taker's card is one of several different zeros. */
function rankOfZerosDecides({ worths, taker }: TrickRuling): boolean {
  if (taker === null || !isZero(worths[taker] as Worth)) return false;
  return new Set(worths.filter(isZero).map(({ strength }) => strength)).size > 1;
}

/** Between the lowest two cards left lies half a point or less. */
function isClose({ worths, ties }: TrickRuling): boolean {
  const left = worths.filter((_, place) => !ties.flat().includes(place));
  const [lowest, next] = left.toSorted((a, b) => a.strength - b.strength);
  return next !== undefined && next.halves - (lowest as Worth).halves <= 1;
}

function lowestIsOut({ worths, ties }: TrickRuling): boolean {
  const lowest = Math.min(...worths.map((worth) => worth.strength));
  return ties.flat().some((place) => (worths[place] as Worth).strength === lowest);
}

const piratesses = (plays: readonly WheelCard[]): number =>
  plays.filter((card) => card.kind === 'piratess').length;

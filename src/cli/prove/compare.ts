import type { Wind } from '../../core/compass.ts';
import {
  PIRATESS as PIRATESS_CARD,
  type WheelCard,
  wheelDeck,
} from '../../games/santa-timea/rules/cards.ts';
import { resolveTrick } from '../../games/santa-timea/rules/trick.ts';
import { rulesOf } from '../../games/santa-timea/rules/variants.ts';
import { PIRATESS, windCode } from '../../games/santa-timea/twin/cards.ts';
import { judge, leadIn, NOBODY, takerIn } from '../../games/santa-timea/twin/trick.ts';
import { bookOf } from '../../games/santa-timea/twin/worth.ts';

/** What two engines say about many tricks. */
export interface Comparison {
  tricks: number;
  /** Tricks about which they differ, ten at most: card codes in playing order. */
  readonly different: string[];
}

const RULES = rulesOf('house', 'basic');
const BOOK = bookOf(RULES);

/** The 57 wheel cards that look different, by their codes: for the readable engine any two Piratesses are one. */
const KINDS: readonly WheelCard[] = [...wheelDeck().slice(0, PIRATESS), PIRATESS_CARD];

/** The codes a trick may begin with. */
export const FIRST_CARDS: readonly number[] = [...KINDS.keys()];

/** Asks both engines about every ordered trick of so many cards that begins with this one. */
export function compare(seats: number, wind: Wind, first: number): Comparison {
  const plays: WheelCard[] = Array(seats).fill(KINDS[first]);
  const codes = new Uint8Array(seats).fill(first);
  const trick = { wind: { wind, damage: 1 }, carried: [], plays };
  const result: Comparison = { tricks: 0, different: [] };
  const code = windCode(wind);

  const ask = () => {
    result.tricks += 1;
    const { taker, lead } = resolveTrick(trick, RULES);
    const outcome = judge(BOOK, code, codes, 0, seats);
    if (takerIn(outcome) === (taker ?? NOBODY) && leadIn(outcome) === lead) return;
    if (result.different.length < 10) result.different.push(codes.join(' '));
  };

  const extend = (place: number) => {
    if (place === seats) return ask();
    for (const [kind, card] of KINDS.entries()) {
      const played = codes.indexOf(kind);
      // There are four Piratesses; of five cards not all can be one.
      if (kind < PIRATESS ? played >= 0 && played < place : place === PIRATESSES && all(codes)) {
        continue;
      }
      plays[place] = card;
      codes[place] = kind;
      extend(place + 1);
    }
  };
  extend(1);
  return result;
}

const PIRATESSES = 4;

/** Whether all four Piratesses lie. */
const all = (codes: Uint8Array): boolean =>
  codes.subarray(0, PIRATESSES).every((code) => code === PIRATESS);

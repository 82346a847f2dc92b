import type { Random } from '../../../../core/random.ts';
import { PIRATESS } from '../../twin/cards.ts';
import type { Known } from './known.ts';

/** A way in which the cards may lie. */
export interface Deal {
  /** The cards each seat holds now. */
  readonly hands: readonly (readonly number[])[];
  /** Kinds of the wind cards to be played for, this trick's first. */
  readonly winds: readonly number[];
}

/** Deals that agree with what a seat knows, each as likely as any other. */
export function dealAtRandom(known: Known, random: Random): Deal {
  const { seats, seat, tricks, hand, unseen, sizes, onlyBrides } = known;
  const brides = drawnFrom(unseen.filter(isBride), random);
  const hands = Array.from({ length: seats }, (_, other): readonly number[] =>
    onlyBrides.includes(other) ? brides(sizes[other] as number) : [],
  );
  const dealt = hands.flat();
  const cards = drawnFrom(
    dealt.length === 0 ? unseen : unseen.filter((card) => !dealt.includes(card)),
    random,
  );
  const more = drawnFrom(known.hiddenWinds, random);
  return {
    hands: hands.map((held, other) => {
      if (other === seat) return hand;
      return onlyBrides.includes(other) ? held : cards(sizes[other] as number);
    }),
    winds: [...known.winds, ...more(tricks - known.winds.length)],
  };
}

/** Draws so many cards at a time, never the same twice. */
function drawnFrom(cards: readonly number[], random: Random): (count: number) => number[] {
  const left = [...cards];
  let drawn = 0;
  return (count) => {
    const from = drawn;
    for (drawn = from; drawn < from + count; drawn++) {
      const other = drawn + random(left.length - drawn);
      [left[drawn], left[other]] = [left[other] as number, left[drawn] as number];
    }
    return left.slice(from, drawn);
  };
}

const isBride = (card: number): boolean => card >= PIRATESS;

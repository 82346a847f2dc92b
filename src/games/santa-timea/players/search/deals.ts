import type { Random } from '../../../../core/random.ts';
import { PIRATESS } from '../../simulator/cards.ts';
import type { SeatKnowledge } from './known.ts';

export interface Deal {
  readonly hands: readonly (readonly number[])[];
  readonly winds: readonly number[];
}

/** A deal that agrees with what a seat knows, each as likely as any other. */
export function dealAtRandom(known: SeatKnowledge, random: Random): Deal {
  const { seats, seat, hand, unseen, sizes, onlyPiratesses } = known;
  const piratesses = drawnFrom(unseen.filter(isPiratess), random);
  const hands = Array.from({ length: seats }, (_, other): readonly number[] =>
    onlyPiratesses.includes(other) ? piratesses(sizes[other] as number) : [],
  );
  const dealt = hands.flat();
  const cards = drawnFrom(
    unseen.filter((card) => !dealt.includes(card)),
    random,
  );
  return {
    hands: hands.map((held, other) => {
      if (other === seat) return hand;
      return onlyPiratesses.includes(other) ? held : cards(sizes[other] as number);
    }),
    winds: windsAtRandom(known, random),
  };
}

function windsAtRandom(
  { winds, hiddenWinds, tricks }: SeatKnowledge,
  random: Random,
): readonly number[] {
  return [...winds, ...drawnFrom(hiddenWinds, random)(tricks - winds.length)];
}

/** Every deal that agrees with what a seat knows, if nobody else will have a choice any more; else null. */
export function everyDeal(known: SeatKnowledge): readonly Deal[] | null {
  const { seat, sizes, hand, unseen, onlyPiratesses, winds, tricks } = known;
  if (winds.length < tricks || sizes.some((size, other) => other !== seat && size > 1)) return null;
  let deals: (readonly (readonly number[])[])[] = [[]];
  for (const [other, size] of sizes.entries()) {
    const may = (card: number): boolean => isPiratess(card) || !onlyPiratesses.includes(other);
    deals = deals.flatMap((hands) => {
      if (other === seat) return [[...hands, hand]];
      if (size === 0) return [[...hands, []]];
      const left = unseen.filter((card) => may(card) && !hands.some((held) => held.includes(card)));
      return left.map((card) => [...hands, [card]]);
    });
  }
  return deals.map((hands) => ({ hands, winds }));
}

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

const isPiratess = (card: number): boolean => card >= PIRATESS;

/** What the other answers to the open points of a trick change; that they are ruled rightly the simulator confirms. */
import { expect, it } from 'vitest';
import type { WheelCard } from '../cards.ts';
import { answering, everyTrick, HOUSE } from '../test-kit.ts';
import { resolveTrick, type Trick } from '../trick.ts';
import type { Rules } from '../variants.ts';

const north = (plays: readonly WheelCard[]): Trick => ({
  wind: { wind: 'N', damage: 1 },
  carried: [],
  plays,
});

/** On how many tricks of two cards an answer changes who takes, and on how many who leads. */
function changed(rules: Rules): readonly [number, number] {
  let takers = 0;
  let leads = 0;
  everyTrick(2, (plays) => {
    const [ours, other] = [resolveTrick(north(plays), HOUSE), resolveTrick(north(plays), rules)];
    if (ours.taker !== other.taker) takers += 1;
    if (ours.lead !== other.lead) leads += 1;
  });
  return [takers, leads];
}

// A Piratess second to any of the 42 cards that are not of the wind's direction; a numbered card 1 to 7 and
// its double across in 14 pairs, either first, where the lead moves if the double is second; by
// print, either first, 91 cards of the opposite direction with a smaller number on each of the three other
// directions and 42 across it, on two sides, with a greater one less than double; and two Piratesses.
it.each([
  ['[P3] [A1] printed worth copied', answering('copiedWorth', 'printed'), [42, 42]],
  ['[P3] [A1b] zeros copied without rank', answering('copiedZero', 'bare'), [0, 0]],
  ['[X1] [A16] equal worths ordered by print', answering('equalWorth', 'print-decides'), [28, 14]],
  ['[T4] [T6] ordered by print', answering('cardOrder', 'print'), [714, 714]],
  ['[P6] [A2] two Piratesses both out', answering('secondPiratess', 'both-out'), [1, 0]],
  ['[P5] [A3] second Piratess alone', answering('secondPiratessLead', 'alone'), [0, 1]],
])('%s: changes no trick of two cards but those it speaks of', (_title, rules, expected) => {
  expect(changed(rules)).toEqual(expected);
});

/** The solver against every play there is, on small endgames. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type WheelCard, type WindCard, wheelDeck, windDeck } from '../rules/cards.ts';
import { openRow } from '../rules/deal.ts';
import { isRoundOver, legalMoves, type Round, startRound, toAct } from '../rules/round.ts';
import { damageOf, heldTriplets } from '../rules/score.ts';
import { HOUSE, spell, TRICK_READINGS } from '../rules/test-kit.ts';
import { played, solveEndgame } from './endgame.ts';

/** What a seat ends with: all its triplets discarded. */
function finalDamage({ collected }: Round, seat: number): number {
  const held = collected[seat] ?? [];
  return damageOf({ cards: held, discarded: heldTriplets(held) });
}

/** Every play to the end, without shortcuts. */
function worst(round: Round, asking: number): number {
  const seat = toAct(round);
  if (seat === null) return finalDamage(round, asking);
  const values = legalMoves(round).map((card) => worst(played(round, card), asking));
  return seat === asking ? Math.min(...values) : Math.max(...values);
}

/** Seats and tricks that plain minimax can manage. */
const SIZES = [
  [2, 1],
  [2, 3],
  [2, 4],
  [3, 2],
  [3, 3],
  [4, 2],
  [5, 2],
] as const;

/** An endgame in which some cards of the first trick lie, and the asking seat has a pile. */
const arbEndgame = fc
  .tuple(
    fc.constantFrom(...SIZES),
    fc.shuffledSubarray(wheelDeck(), { minLength: 60, maxLength: 60 }),
    fc.shuffledSubarray(windDeck(), { minLength: 20, maxLength: 20 }),
    fc.tuple(fc.nat(), fc.nat(), fc.nat(5)),
    fc.constantFrom(HOUSE, ...TRICK_READINGS),
    fc.boolean(),
  )
  .map(([[seats, tricks], wheels, winds, [leader, onTable, taken], rules, manyPiratesses]) => {
    // A Piratess may be led from few hands: deal the four often.
    const deck = manyPiratesses
      ? [...wheels.filter(isPiratess), ...wheels.filter((c) => !isPiratess(c))]
      : wheels;
    const start = startRound(
      {
        hands: Array.from({ length: seats }, (_, seat) =>
          deck.slice(seat * tricks, (seat + 1) * tricks),
        ),
        row: openRow(winds.slice(0, tricks), 0),
      },
      leader % seats,
      rules,
    );
    let round = start;
    for (let place = 0; place < onTable % seats; place++) {
      round = played(round, legalMoves(round).at(-1) as WheelCard);
    }
    return withPile(round, winds.slice(tricks, tricks + taken));
  });

const isPiratess = (card: WheelCard): boolean => card.kind === 'piratess';

function withPile(round: Round, pile: readonly WindCard[]): Round {
  const asking = toAct(round);
  return { ...round, collected: round.collected.map((_, seat) => (seat === asking ? pile : [])) };
}

describe('the last tricks', () => {
  it('[R2] [R4] [T4] [T6] every card costs what comes of every play', () => {
    fc.assert(
      fc.property(arbEndgame, (round) => {
        const asking = toAct(round) ?? 0;
        const shown = solveEndgame(round).map(({ card, damage }) => [spell(card), damage]);
        const plain = legalMoves(round).map((card) => [
          spell(card),
          worst(played(round, card), asking),
        ]);
        expect(Object.fromEntries(shown)).toEqual(Object.fromEntries(plain));
        expect(shown.length).toBe(new Set(plain.map(([card]) => card)).size);
      }),
      { numRuns: 300 },
    );
  });

  it('[R4] the line of every card can be played and ends with its damage', () => {
    fc.assert(
      fc.property(arbEndgame, (round) => {
        const asking = toAct(round) ?? 0;
        for (const { card, damage, line } of solveEndgame(round)) {
          expect(line[0]).toEqual(card);
          const end = line.reduce(played, round);
          expect(isRoundOver(end)).toBe(true);
          expect(finalDamage(end, asking)).toBe(damage);
        }
      }),
      { numRuns: 200 },
    );
  });
});

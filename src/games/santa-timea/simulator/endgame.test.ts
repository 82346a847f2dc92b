/** The solver against plain minimax with the readable engine, on small endgames. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type WheelCard, type WindCard, wheelDeck, windDeck } from '../rules/cards.ts';
import { isRoundOver, legalMoves, play, type Round, startRound, toAct } from '../rules/round.ts';
import { openRow } from '../rules/row.ts';
import { damageOf, heldTriplets } from '../rules/score.ts';
import { cards, HOUSE, spell, TRICK_READINGS, windCards } from '../rules/test-kit.ts';
import { cardOf } from './cards.ts';
import { endgameOf, solveEndgame } from './endgame.ts';
import { bookOf } from './worth.ts';

/** What a seat ends with: all its triplets discarded. */
function finalDamage({ collected }: Round, seat: number): number {
  const held = collected[seat] ?? [];
  return damageOf({ cards: held, discarded: heldTriplets(held) });
}

function played(round: Round, card: WheelCard): Round {
  const next = play(round, toAct(round) ?? 0, card);
  if (!next.ok) throw new Error(next.error.code);
  return next.value;
}

/** Every play to the end, without memory and without shortcuts. */
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
  .map(([[seats, tricks], wheels, winds, [leader, lying, taken], rules, manyPiratesses]) => {
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
    for (let place = 0; place < lying % seats; place++) {
      round = played(round, legalMoves(round).at(-1) as WheelCard);
    }
    return withPile(round, winds.slice(tricks, tricks + taken));
  });

const isPiratess = (card: WheelCard): boolean => card.kind === 'piratess';

function withPile(round: Round, pile: readonly WindCard[]): Round {
  const asking = toAct(round);
  return { ...round, collected: round.collected.map((_, seat) => (seat === asking ? pile : [])) };
}

const solve = (round: Round) => solveEndgame(endgameOf(round), bookOf(round.rules));

describe('the last tricks', () => {
  it('[R2] [R4] [T4] [T6] every card costs what plain minimax with the readable engine says', () => {
    fc.assert(
      fc.property(arbEndgame, (round) => {
        const asking = toAct(round) ?? 0;
        const shown = solve(round).map(({ card, damage }) => [spell(cardOf(card)), damage]);
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
        for (const { card, damage, line } of solve(round)) {
          expect(line[0]).toBe(card);
          const end = line.reduce((at, code) => played(at, cardOf(code)), round);
          expect(isRoundOver(end)).toBe(true);
          expect(finalDamage(end, asking)).toBe(damage);
        }
      }),
      { numRuns: 200 },
    );
  });

  it('[R2] [R3] takes a third card gladly when it completes a triplet', () => {
    const round = withPile(
      startRound(
        { hands: [cards('N1 N13'), cards('N5 N6')], row: openRow(windCards('N3 E1'), 0) },
        0,
        HOUSE,
      ),
      windCards('N1 N2'),
    );
    expect(solve(round).map(({ card, damage }) => [spell(cardOf(card)), damage])).toEqual([
      ['N1', 0],
      ['N13', 4],
    ]);
  });

  it('refuses what is too large or does not fit', () => {
    const [hands, winds] = [[cards('N1'), cards('N2 N3')], windCards('N1')];
    const uneven = startRound({ hands, row: openRow(winds, 0) }, 0, HOUSE);
    expect(() => solve(uneven)).toThrow('seat 1');
    const deck = wheelDeck();
    const large = [0, 1, 2, 3, 4].map((seat) => deck.slice(seat * 12, seat * 12 + 12));
    const round = startRound({ hands: large, row: openRow(windDeck(), 0) }, 0, HOUSE);
    expect(() => solve(round)).toThrow('too many');
  });
});

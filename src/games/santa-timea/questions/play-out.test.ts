import { describe, expect, it } from 'vitest';
import { createRandom } from '../../../core/random.ts';
import { makeCard } from '../notation/cards.ts';
import { type Ending, roundOf, seatToPlay } from '../notation/ending.ts';
import { SEAT_COUNTS } from '../rules/deal.ts';
import { playOut, refutation, solveEnding } from './play-out.ts';
import { candidate } from './test-kit.ts';

/** Last tricks as the cards fall, of two to five players. */
const ENDINGS: readonly Ending[] = SEAT_COUNTS.flatMap((seats) => {
  const random = createRandom(seats);
  return Array.from({ length: 11 }, () => candidate('last', seats, 'house', random)).flatMap(
    (task) => (task.ask === 'last' ? [task.ending] : []),
  );
});

const each = (check: (ending: Ending, code: string, damage: number) => void): void => {
  for (const ending of ENDINGS) {
    for (const { code, damage } of solveEnding(ending)) check(ending, code, damage);
  }
};

describe('the last tricks, played out', () => {
  it('[R4] a card and the best ones after it come to what the solver promised', () => {
    each((ending, code, damage) => {
      const tricks = playOut(ending, [code]);
      expect(tricks.length).toBe(ending.winds.length);
      expect(tricks[0]?.card).toMatchObject({ code, damage });
      expect(tricks.at(-1)?.damage).toBe(damage);
      expect(refutation(ending, code).at(-1)).toMatchObject({ damage });
    });
  });

  it('[T1] every trick has a card of each seat, the learner’s among them, in turn from its leader', () => {
    each((ending, code) => {
      const seats = ending.hands.length;
      let leader = roundOf(ending).leader;
      for (const { played, card } of playOut(ending, [code])) {
        expect(played.leader).toBe(leader);
        const place = (seatToPlay(ending) - leader + seats) % seats;
        expect(played.trick.plays.map(makeCard)[place]).toBe(card.code);
        expect(played.trick.plays.length).toBe(seats);
        leader = (leader + played.ruling.lead) % seats;
      }
    });
  });

  it('[R4] another card later gets another answer, and never comes to less than was promised', () => {
    let tried = 0;
    each((ending, code, damage) => {
      const [, second] = playOut(ending, [code]);
      for (const option of second?.options ?? []) {
        const tricks = playOut(ending, [code, option.code]);
        expect(tricks[1]?.card.code).toBe(option.code);
        expect(tricks.at(-1)?.damage).toBe(option.damage);
        expect(option.damage).toBeGreaterThanOrEqual(damage);
        tried += Number(option.damage > damage);
      }
    });
    expect(tried).toBeGreaterThan(50);
  });

  it('[P4] it ends before a card that may not be played', () => {
    const ending = ENDINGS.find((one) => one.winds.length === 3) as Ending;
    expect(playOut(ending, ['N99'])).toEqual([]);
    const [first] = playOut(ending, []);
    expect(playOut(ending, [first?.card.code ?? '', 'N99'])).toHaveLength(1);
  });
});

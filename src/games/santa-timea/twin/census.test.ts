import { describe, expect, it } from 'vitest';
import { HOUSE } from '../rules/test-kit.ts';
import { DECK, PIRATESS } from './cards.ts';
import { addTally, beginnings, census, emptyTally, type Tally } from './census.ts';
import { rowJudge, tieBlindRowJudge } from './row.ts';
import { judge, NOBODY, takerIn } from './trick.ts';
import { bookOf } from './worth.ts';

const BOOK = bookOf(HOUSE);
const RIGHT = rowJudge(BOOK);

function counted(seats: number, wind: number, begun = beginnings(seats)): Tally {
  const sum = emptyTally(1);
  for (const beginning of begun) {
    addTally(sum, census(seats, wind, beginning, RIGHT, [tieBlindRowJudge(BOOK)]));
  }
  return sum;
}

describe('the census', () => {
  it.each([
    [2, 60 * 59],
    [3, 60 * 59 * 58],
    [4, 60 * 59 * 58 * 57],
  ])('[C2] counts every ordered trick of %i of the sixty cards once', (seats, all) => {
    const tally = counted(seats, 0);
    expect(tally.tricks).toBe(all);
    expect(tally.outcomes.reduce((sum, count) => sum + count, 0)).toBe(all);
    expect(tally.numbered).toBe((all / DECK) * PIRATESS);
  });

  it('[X3] finds as many tricks without a taker as counting by hand', () => {
    // See `enumerate.test.ts` for the counting.
    expect(counted(2, 0).outcomes[NOBODY]).toBe(280);
    expect(counted(3, 0).outcomes[NOBODY]).toBe(1162);
  });

  it('[T4] [X1] counts outcomes and mistakes as judging one trick after the other does', () => {
    const outcomes = new Float64Array(64);
    let wrong = 0;
    const plays = new Uint8Array(2);
    for (let first = 0; first < DECK; first++) {
      for (let second = 0; second < DECK; second++) {
        if (second === first) continue;
        plays.set([first, second]);
        const outcome = judge(BOOK, 2, plays, 0, 2);
        outcomes[outcome] = (outcomes[outcome] ?? 0) + 1;
        // Of two cards whoever forgets ties is wrong exactly about those that tie.
        if (first < PIRATESS && takerIn(outcome) === NOBODY) wrong += 1;
      }
    }
    const tally = counted(2, 2);
    expect(tally.outcomes).toEqual(outcomes);
    expect([...tally.wrong]).toEqual([wrong]);
  });

  it('[V1] is the same under every wind but for the checksum', () => {
    const [north, ...others] = [0, 1, 2, 3].map((wind) => counted(3, wind));
    for (const other of others) {
      expect(other).toEqual({ ...north, checksum: other.checksum });
      expect(other.checksum).not.toBe(north?.checksum);
    }
  });

  it('has a checksum that knows every outcome but not the order of the work', () => {
    const begun = beginnings(3);
    const { checksum } = counted(3, 0);
    expect(counted(3, 0, begun.toReversed()).checksum).toBe(checksum);
    const other = rowJudge(bookOf({ ...HOUSE, secondPiratess: 'both-out' }));
    const sum = emptyTally(0);
    for (const beginning of begun) addTally(sum, census(3, 0, beginning, other, []));
    expect(sum.checksum).not.toBe(checksum);
  });
});

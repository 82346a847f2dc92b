/** What is known of the value of every position between two tricks. */
interface Memo {
  /** It is no less than this; at first 0. */
  readonly least: Int8Array;
  /** It is no more than this; at first what the trick and those after it can cost at most. */
  readonly most: Int8Array;
  /**
   * Where a position stands.
   * @param held for each seat a bit for each of its cards that it still holds: as many as tricks are left.
   */
  readonly at: (trick: number, held: Int32Array, leader: number, pile: number) => number;
}

/** Above every value. */
export const MORE = 127;

/** More positions than this are not worth waiting for. */
const MOST = 1 << 27;

/**
 * Room for every position: hands of one size are numbered without gaps.
 * @param piles how many different piles there are.
 * @param mostFrom what every trick and those after it can cost at most.
 */
export function createMemo(
  seats: number,
  tricks: number,
  piles: number,
  mostFrom: readonly number[],
): Memo {
  const hands = 1 << tricks;
  /** How many hands there are of each size, and the number of each hand among those of its size. */
  const choices = new Int32Array(tricks + 1);
  const rank = new Uint16Array(hands);
  for (let hand = 0; hand < hands; hand++) {
    const size = bitsIn(hand);
    rank[hand] = choices[size] as number;
    choices[size] = (choices[size] as number) + 1;
  }
  /** Where the positions before each trick begin. */
  const base = new Int32Array(tricks + 1);
  let total = 0;
  for (let trick = 0; trick <= tricks; trick++) {
    base[trick] = total;
    total += (choices[tricks - trick] as number) ** seats * seats * piles;
  }
  if (total > MOST) throw new Error(`${seats} × ${tricks} tricks are too many to solve`);
  const most = new Int8Array(total);
  for (const [trick, highest] of mostFrom.entries()) {
    most.fill(highest, base[trick], base[trick + 1]);
  }
  return {
    least: new Int8Array(total),
    most,
    at: (trick, held, leader, pile) => {
      const many = choices[tricks - trick] as number;
      let index = 0;
      for (let seat = 0; seat < seats; seat++) {
        index = index * many + (rank[held[seat] as number] as number);
      }
      return (base[trick] as number) + (index * seats + leader) * piles + pile;
    },
  };
}

function bitsIn(mask: number): number {
  let count = 0;
  for (let left = mask; left !== 0; left &= left - 1) count += 1;
  return count;
}

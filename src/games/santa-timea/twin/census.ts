import { DECK, PIRATESS } from './cards.ts';
import type { RowJudge } from './row.ts';
import { takerIn } from './trick.ts';

/** What was counted over ordered tricks of so many cards. Each of the four Piratesses counts for herself. */
export interface Tally {
  tricks: number;
  /** How many tricks have each outcome of `judge`. */
  readonly outcomes: Float64Array;
  /** Of all outcomes, independent of the order in which the beginnings are counted; 32 bits. */
  checksum: number;
  /** How many of the tricks a numbered card leads, the only ones in which mistakes are counted. */
  numbered: number;
  /** In how many of these each mistake names another taker. */
  readonly wrong: Float64Array;
}

export const emptyTally = (mistakes: number): Tally => ({
  tricks: 0,
  outcomes: new Float64Array(64),
  checksum: 0,
  numbered: 0,
  wrong: new Float64Array(mistakes),
});

/** Adds a tally to another of as many mistakes. */
export function addTally(sum: Tally, part: Tally): void {
  sum.tricks += part.tricks;
  for (const [outcome, count] of part.outcomes.entries()) {
    sum.outcomes[outcome] = (sum.outcomes[outcome] as number) + count;
  }
  sum.checksum = (sum.checksum + part.checksum) >>> 0;
  sum.numbered += part.numbered;
  for (const [mistake, count] of part.wrong.entries()) {
    sum.wrong[mistake] = (sum.wrong[mistake] as number) + count;
  }
}

/** How many cards of a beginning are fixed: enough that one takes no time to speak of. */
const FIXED = 2;

/** The beginnings that together make up all tricks of so many seats. */
export function beginnings(seats: number): readonly (readonly number[])[] {
  const codes = Array.from({ length: DECK }, (_, code) => code);
  if (seats <= FIXED) return codes.map((code) => [code]);
  return codes.flatMap((first) =>
    codes.filter((second) => second !== first).map((second) => [first, second]),
  );
}

/**
 * Counts every trick of so many seats that begins so.
 * @param right judges the tricks.
 * @param mistakes whose takers are held against the right ones.
 */
export function census(
  seats: number,
  wind: number,
  begun: readonly number[],
  right: RowJudge,
  mistakes: readonly RowJudge[],
): Tally {
  const tally = emptyTally(mistakes.length);
  const plays = new Uint8Array(seats);
  plays.set(begun);
  const used = new Uint8Array(DECK);
  for (const code of begun) used[code] = 1;
  const outcomes = new Uint8Array(DECK);
  const misread = new Uint8Array(DECK);
  const numbered = (begun[0] as number) < PIRATESS;
  const judges = numbered ? mistakes : [];
  const counts = new Uint32Array(tally.outcomes.length);

  const row = () => {
    right(wind, plays, seats, outcomes);
    let hash = wind;
    for (let place = 0; place < seats - 1; place++) {
      hash = Math.imul(hash, DECK) + (plays[place] as number) + 1;
    }
    for (let code = 0; code < DECK; code++) {
      if (used[code] === 1) continue;
      const outcome = outcomes[code] as number;
      counts[outcome] = (counts[outcome] as number) + 1;
      hash = Math.imul(hash ^ outcome, PRIME);
    }
    tally.checksum = (tally.checksum + hash) >>> 0;
    for (let mistake = 0; mistake < judges.length; mistake++) {
      (judges[mistake] as RowJudge)(wind, plays, seats, misread);
      let wrong = 0;
      for (let code = 0; code < DECK; code++) {
        const other = takerIn((misread[code] as number) ^ (outcomes[code] as number));
        // 1 where the takers differ and the card is free.
        wrong += (-other >>> 31) & ((used[code] as number) ^ 1);
      }
      tally.wrong[mistake] = (tally.wrong[mistake] as number) + wrong;
    }
  };

  const extend = (place: number) => {
    if (place === seats - 1) return row();
    for (let code = 0; code < DECK; code++) {
      if (used[code] === 1) continue;
      plays[place] = code;
      used[code] = 1;
      extend(place + 1);
      used[code] = 0;
    }
  };
  extend(begun.length);

  tally.outcomes.set(counts);
  tally.tricks = counts.reduce((sum, count) => sum + count, 0);
  tally.numbered = numbered ? tally.tricks : 0;
  return tally;
}

/** Of the FNV hash: mixes every outcome into all bits above it. */
const PRIME = 16_777_619;

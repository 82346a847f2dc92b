import { codeOf, windCode } from '../src/games/santa-timea/twin/cards.ts';
import { beginnings, census } from '../src/games/santa-timea/twin/census.ts';
import { type Endgame, solveEndgame } from '../src/games/santa-timea/twin/endgame.ts';
import { createTable, playRandomRound, type Table } from '../src/games/santa-timea/twin/round.ts';
import { rowJudge } from '../src/games/santa-timea/twin/row.ts';
import { judge } from '../src/games/santa-timea/twin/trick.ts';
import { type Book, bookOf } from '../src/games/santa-timea/twin/worth.ts';
import { freshRound, RULES, randomTricks } from './engine.ts';

export const BOOK = bookOf(RULES);

/** Bytes per packed trick: five cards and the wind. */
const BYTES = 6;

/** Random tricks of five, card codes and wind one after the other. */
export const packedTricks = (count: number, seed: number): Uint8Array =>
  Uint8Array.from(
    randomTricks(count, seed).flatMap(({ plays, wind }) => [
      ...plays.map(codeOf),
      windCode(wind.wind),
    ]),
  );

/** How many tricks a call judges: V8 compiles what is called often better than what runs long. */
const SLICE = 100 * BYTES;

/** @returns the sum of all outcomes of a number of tricks that `SLICE` divides. */
export function judgeAll(tricks: Uint8Array): number {
  let sum = 0;
  for (let from = 0; from < tricks.length; from += SLICE) sum += judgeSlice(BOOK, tricks, from);
  return sum;
}

function judgeSlice(book: Book, tricks: Uint8Array, from: number): number {
  let sum = 0;
  for (let at = from; at < from + SLICE; at += BYTES) {
    sum += judge(book, tricks[at + 5] as number, tricks, at, 5);
  }
  return sum;
}

/** @returns the sum of all damage points. */
export function playRounds(table: Table, rounds: number): number {
  let sum = 0;
  for (let round = 0; round < rounds; round++) {
    playRandomRound(table, BOOK);
    for (let seat = 0; seat < table.seats; seat++) sum += table.damages[seat] as number;
  }
  return sum;
}

export const tableOf = (seats: number, seed: number): Table => createTable(seats, seed);

const RIGHT = rowJudge(BOOK);
const BEGUN = beginnings(5);

/** Judges the ordered tricks of five that begin in one of 3,540 ways. @returns how many they are. */
export const countBeginning = (index: number): number =>
  census(5, 0, BEGUN[index % BEGUN.length] ?? [], RIGHT, []).tricks;

/** Grows by how much memory so many rounds leave behind. */
export function heapGrowth(rounds: number): number {
  const table = tableOf(5, 1);
  playRounds(table, 1000);
  const before = process.memoryUsage().heapUsed;
  playRounds(table, rounds);
  return process.memoryUsage().heapUsed - before;
}

/** The last tricks of a dealt round, no card of them played. */
export function endgame(seats: number, tricks: number, seed: number): Endgame {
  const { hands, row } = freshRound(seed);
  const winds = [...row.open, ...row.deck].map(
    ({ wind, damage }) => windCode(wind) * 3 + damage - 1,
  );
  return {
    hands: hands.slice(0, seats).map((hand) => hand.slice(0, tricks).map(codeOf)),
    winds: winds.slice(0, tricks),
    leader: 0,
    plays: [],
    pile: winds.slice(tricks, tricks + 2),
  };
}

export const solve = (position: Endgame): number => solveEndgame(position, BOOK).length;

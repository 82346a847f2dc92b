import { HIGHEST_RANK } from '../../rules/cards.ts';
import { type RowJudge, rowJudge, tieBlindRowJudge } from '../../twin/row.ts';
import {
  BELOW_ZEROS,
  bookOf,
  counting,
  LED,
  type Strength,
  type TrickReading,
  writeBook,
  zero,
} from '../../twin/worth.ts';
import { MISREADINGS, type MisreadingId } from '../misreadings.ts';

/** Quarter turns from the wind to a card that lies along it, and against it. */
const ALONG = 0;
const AGAINST = 2;

/** What a numbered card counts, as `bookOf` has it under our reading. */
const rightly: Strength = (turns, rank) =>
  turns === AGAINST ? zero(rank) : counting(turns === ALONG ? 2 * rank : rank);

/** Whoever sees every card so and lets a Piratess copy what is seen. */
const seeing = (own: Strength): RowJudge => rowJudge(writeBook(own, own, LED));

/** Whoever knows what numbered cards count but lets a Piratess who follows count always the same. */
const seeingPiratesses = (strength: number): RowJudge =>
  rowJudge(writeBook(rightly, () => strength, strength));

/**
 * The misreadings for work in bulk: right about the taker of every trick that a numbered card leads,
 * under the reading in which puzzles are judged. What each gets wrong stands in `misreadings.ts`.
 */
const rowsOf = (reading: TrickReading): { readonly [M in MisreadingId]: RowJudge } => ({
  'ignores-wind': seeing((_turns, rank) => counting(2 * rank)),
  'halves-the-opposite': seeing((turns, rank) => counting(turns === ALONG ? 2 * rank : rank)),
  'swaps-half-and-zero': seeing((turns, rank) => {
    if (turns === ALONG) return counting(2 * rank);
    return turns === AGAINST ? counting(rank) : zero(rank);
  }),
  'zeros-all-tie': seeing((turns, rank) => rightly(turns, turns === AGAINST ? 1 : rank)),
  'bride-is-worthless': seeingPiratesses(BELOW_ZEROS),
  'bride-is-highest': seeingPiratesses(counting(2 * (HIGHEST_RANK + 1))),
  'rounds-halves-down': seeing((turns, rank) => {
    if (turns === ALONG || turns === AGAINST) return rightly(turns, rank);
    return rank === 1 ? zero(rank) : counting(rank - (rank % 2));
  }),
  'forgets-ties': tieBlindRowJudge(bookOf(reading)),
  'copies-the-print': rowJudge(bookOf({ ...reading, copiedWorth: 'printed' })),
});

/** A judge of rows for every misreading, in their order. */
export function misreadRows(reading: TrickReading): readonly RowJudge[] {
  const rows = rowsOf(reading);
  return MISREADINGS.map((id) => rows[id]);
}

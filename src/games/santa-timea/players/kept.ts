import { type KeptTable, keptTables, openTables } from '../../../device/kept-tables.ts';
import { marksRecord } from '../../../device/puzzles.ts';

/** The last round or game of each table: what `parseGame` reads. */
export const keptRounds = keptTables('santa-timea:rounds', 1500);

/** The same, as they are on this device now. */
export const tables = openTables(keptRounds);

/** What was played, behind what says how it began. */
const playedIn = (text: string): string => text.split(': ')[1] ?? '';

const cardsIn = ({ text }: KeptTable): number => playedIn(text).match(/\S+/g)?.length ?? 0;

/**
 * Where a game that was left is taken up again, told by its text alone: the rules are loaded when it goes on.
 * @returns the round, null where there is only one, and its trick, both counted from one; undefined for no game.
 */
export function placeIn(text: string): { round: number | null; trick: number } | undefined {
  const [head = ''] = text.split(': ');
  const seats = Number(/^game .*seats (\d)/.exec(head)?.[1]);
  if (!seats) return undefined;
  const rounds = playedIn(text).split(' / ');
  const cards = rounds.at(-1)?.match(/(?<![-+])\b[A-Z]/g)?.length ?? 0;
  return {
    round: head.includes(' alone') ? null : rounds.length,
    trick: Math.max(1, Math.ceil(cards / seats)),
  };
}

/** The rounds of dates, by their days. Of two the one that is further counts, then the one played first. */
export const keptDeals = keptTables('santa-timea:deals', 1500, cardsIn, ({ at }) => -at);

/** The same, as they are on this device now. */
export const deals = openTables(keptDeals);

/** What the judge has seen at the reader’s own table, with the round before: what `readSitting` reads. */
export const keptSittings = keptTables('santa-timea:judge', 1500);

/** The same, as it is on this device now. */
export const sittings = openTables(keptSittings);

/** Books that translators have brought, each as `readBook` reads it. */
export const keptBooks = keptTables('santa-timea:your-books', 400_000);

/** Moments of the learner’s own rounds, as `parseGame` reads them, at which a card was dear: puzzles to try again. */
export const keptMistakes = marksRecord('santa-timea:mistakes');

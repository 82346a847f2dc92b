import { BANDS, type Band } from '../../core/band.ts';
import { weekdayOf } from '../../core/day.ts';
import { createRandom } from '../../core/random.ts';
import { puzzleNumber, type TimeaPuzzle } from '../../games/santa-timea/questions/file.ts';
import { QUESTIONS } from '../../games/santa-timea/questions/index.ts';
import { MISREADINGS } from '../../games/santa-timea/questions/misreadings.ts';
import { seatsIn } from '../../games/santa-timea/questions/scene.ts';
import { type Ask, candidate, SEATS } from '../../games/santa-timea/questions/supply/mine.ts';
import { agreementRows } from './agreement.ts';
import { row } from './row.ts';
import { thumbRows } from './thumb-rows.ts';

/** The rows of the tables of docs/supply.md, as Markdown. */
export const supplyTables = (
  puzzles: readonly TimeaPuzzle[],
  collection: readonly TimeaPuzzle[],
): readonly (readonly string[])[] => [
  shareRows(),
  agreementRows(puzzles),
  kindRows(puzzles),
  weekdayRows(puzzles),
  misreadingRows(puzzles),
  repeatRows(puzzles, collection),
];

/** Those of docs/thumbs.md: a table for every band of the days, then of the collection. */
export const thumbTables = (
  puzzles: readonly TimeaPuzzle[],
  collection: readonly TimeaPuzzle[],
): readonly (readonly string[])[] =>
  [puzzles, collection].flatMap((some) =>
    BANDS.map((band) => thumbRows(some.filter((puzzle) => puzzle.band === band))),
  );

/** How many questions as the cards fall are looked at, for each kind and number of players. */
const DEALT = 250;

/** How the questions of a kind that chance asks are spread over the bands, in percent; seats alike. */
function bandShares(ask: Ask): { readonly [B in Band]: number } {
  const found = SEATS.flatMap((seats) => {
    const random = createRandom(seats);
    const dealt = Array.from({ length: DEALT }, () => candidate(ask, seats, 'house', random));
    return dealt.filter((one) => QUESTIONS.refusalOf(one) === null).map(QUESTIONS.bandOf);
  });
  const share = (band: Band) =>
    Math.round((100 * found.filter((one) => one === band).length) / Math.max(1, found.length));
  return Object.fromEntries(BANDS.map((band) => [band, share(band)])) as { [B in Band]: number };
}

const shareRows = (): string[] =>
  QUESTIONS.practised.map((ask) => {
    const shares = bandShares(ask);
    return row(ask, ...BANDS.map((band) => `${shares[band]}%`));
  });

const kindRows = (puzzles: readonly TimeaPuzzle[]): string[] =>
  QUESTIONS.practised.map((ask) => {
    const own = puzzles.filter(({ question }) => question.ask === ask);
    const count = (isOne: (puzzle: TimeaPuzzle) => boolean) => own.filter(isOne).length;
    return row(
      ask,
      ...BANDS.map((band) => count((puzzle) => puzzle.band === band)),
      ...SEATS.map((seats) =>
        count(({ question }) => seatsIn(QUESTIONS.sceneOf(question)) === seats),
      ),
      own.length,
    );
  });

const WEEKDAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

const weekdayRows = (puzzles: readonly TimeaPuzzle[]): string[] =>
  WEEKDAYS.map((name, weekday) => {
    const own = puzzles.filter(({ key }) => weekdayOf(key) === weekday);
    return row(name, ...BANDS.map((band) => own.filter((puzzle) => puzzle.band === band).length));
  });

const misreadingRows = (puzzles: readonly TimeaPuzzle[]): string[] =>
  MISREADINGS.map((id) => row(id, puzzles.filter(({ exposes }) => exposes.includes(id)).length));

/** What comes again, and how soon. */
function repeatRows(puzzles: readonly TimeaPuzzle[], collection: readonly TimeaPuzzle[]): string[] {
  const patternOf = ({ question }: TimeaPuzzle) => QUESTIONS.patternOf(question);
  const patterns = new Set(puzzles.map(patternOf));
  const worths = puzzles.filter(({ question }) => question.ask === 'worth');
  const days = worths.map(({ key }) => puzzleNumber(key));
  const apart = days.slice(1).map((day, index) => day - (days[index] as number));
  return [
    row('puzzles that come twice', puzzles.length - patterns.size),
    row(
      'puzzles of the collection that come as one of a day',
      collection.filter((puzzle) => patterns.has(patternOf(puzzle))).length,
    ),
    row('days from one *worth* to the next, at least', Math.min(...apart)),
  ];
}

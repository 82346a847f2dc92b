import type { Band } from '../../../../core/band.ts';
import { type Day, dayAfter, weekdayOf } from '../../../../core/day.ts';
import { createRandom } from '../../../../core/random.ts';
import { seedOf } from '../../../../core/seed.ts';
import { lookForQuestion } from '../../../../kit/question/practice.ts';
import { DAILY_FILE, puzzleNumber, type TimeaPuzzle } from '../file.ts';
import { QUESTIONS, type TimeaQuestion } from '../index.ts';
import { isTheirTurn } from '../thumbs.ts';
import AFTER from './after.json' with { type: 'json' };
import { type Ask, canExpose, editionFor, fits, SEATS } from './mine.ts';
import { bandOfDay, KINDS_OF, SEATS_AT } from './plan.ts';

/** By whom the days after the supply are made: stands in its head, since a change of either changes them all. */
export const MAKER = `maker ${AFTER.maker}, seed ${AFTER.seed}`;

/**
 * What a card counts is little for a day, and there are too few winds that are easy to find. Where it is hard
 * some kinds keep out of the reach of thumbs only by being counted, which from the date alone cannot be done.
 */
const LEFT_OUT: { readonly [B in Band]: readonly Ask[] } = {
  easy: ['wind'],
  medium: ['worth'],
  hard: ['avoid', 'take', 'win-lead', 'wind'],
  expert: ['avoid', 'win-lead', 'give', 'wind'],
};

/** There are too few tricks of two cards to ask about them without end. */
const seatsOf = (ask: Ask, band: Band): readonly number[] =>
  (SEATS_AT[band]?.[ask] ?? SEATS).filter(
    (seats) => seats > 2 || (ask !== 'taker' && ask !== 'leader'),
  );

/**
 * Looks for the puzzle of a day after the last line of the supply, from its date alone and so the same
 * for everybody. It pauses after each try, so that whoever waits stays responsive, and always ends: what
 * a kind does not yield the next one does.
 * @param dealtAgain days whose first deal came before; each time a day is named, the next deal is its own.
 */
export function* lookForDay(
  day: Day,
  dealtAgain: readonly Day[] = AFTER.dealtAgain,
): Generator<void, TimeaQuestion, void> {
  const deal = dealtAgain.filter((one) => one === day).length;
  const random = createRandom(seedOf(`${MAKER}, ${day}, deal ${deal}`));
  const band = bandOfDay(day);
  const asks = KINDS_OF[band].filter((ask) => !LEFT_OUT[band].includes(ask));
  for (let turn = turnOf(day); ; turn++) {
    const ask = asks[turn % asks.length] as Ask;
    const seats = seatsOf(ask, band);
    const question = yield* lookForQuestion(QUESTIONS, {
      asks: [ask],
      random,
      wish: () => ({ seats: seats[random(seats.length)] as number, edition: editionFor(null) }),
      // What is quickest to find out first.
      isWanted: (found) =>
        fits(found, {}) &&
        isTheirTurn(found, band, Math.floor(turn / asks.length)) &&
        fits(found, { band }) &&
        (!canExpose(ask) || QUESTIONS.exposedBy(found).length > 0) &&
        QUESTIONS.dependsOn(found).length === 0,
    });
    if (question) return asWritten(question);
  }
}

/** With the cards of a place in the order in which a line of the supply has them. */
function asWritten(question: TimeaQuestion): TimeaQuestion {
  const read = QUESTIONS.parse(QUESTIONS.make(question));
  if (!read.ok) throw new Error(`“${QUESTIONS.make(question)}” cannot be read`);
  return read.value;
}

/** The puzzle of a day after the last line of the supply, found in one go. */
export function makeDay(day: Day, dealtAgain?: readonly Day[]): TimeaPuzzle {
  const search = lookForDay(day, dealtAgain);
  for (;;) {
    const next = search.next();
    if (next.done) return DAILY_FILE.draft(day, next.value);
  }
}

/** How many days of its difficulty came before, so that the kinds take turns. */
function turnOf(day: Day): number {
  const week = Array.from({ length: 7 }, (_, index) => dayAfter(day, index - weekdayOf(day)));
  const alike = week.filter((one) => bandOfDay(one) === bandOfDay(day));
  return Math.floor(puzzleNumber(week[0] ?? day) / 7) * alike.length + alike.indexOf(day);
}

import { dayAfter } from '../../core/day.ts';
import type { TimeaPuzzle } from '../../games/santa-timea/questions/file.ts';
import { QUESTIONS } from '../../games/santa-timea/questions/index.ts';
import AFTER from '../../games/santa-timea/questions/supply/after.json' with { type: 'json' };
import { makeDay } from '../../games/santa-timea/questions/supply/after.ts';
import { hashOf, readCollection } from './folder.ts';

/** What is known of the days after the supply, for the makers of today and for tests. */
export const AFTER_FILE = new URL(
  '../../games/santa-timea/questions/supply/after.json',
  import.meta.url,
);

/** How many days after the supply bring nothing again: twenty years. */
const KNOWN_DAYS = 7305;

/** How many of them are made anew at every change. */
const FIRST_DAYS = 60;

/** The first days after a supply, or all that are known, as every device makes them. */
export const daysAfter = (
  supply: readonly TimeaPuzzle[],
  which: 'first' | 'known',
  make: (day: string) => TimeaPuzzle = (day) => makeDay(day),
): TimeaPuzzle[] =>
  Array.from({ length: which === 'first' ? FIRST_DAYS : KNOWN_DAYS }, (_, index) =>
    make(dayAfter(supply.at(-1)?.key ?? '', index + 1)),
  );

/** What `after.json` has to say: which days after this supply are dealt again, since their puzzle was there before or stands in the collection, and the hashes of all. */
export function settleAfter(supply: readonly TimeaPuzzle[]): typeof AFTER {
  const others = [...supply, ...readCollection()];
  const patterns = new Set(others.map(({ question }) => QUESTIONS.patternOf(question)));
  const dealtAgain: string[] = [];
  const known = daysAfter(supply, 'known', (day) => {
    for (;;) {
      const puzzle = makeDay(day, dealtAgain);
      const pattern = QUESTIONS.patternOf(puzzle.question);
      if (!patterns.has(pattern)) {
        patterns.add(pattern);
        return puzzle;
      }
      dealtAgain.push(day);
    }
  });
  const { maker, seed } = AFTER;
  return {
    maker,
    seed,
    dealtAgain,
    first: hashOf(known.slice(0, FIRST_DAYS)),
    known: hashOf(known),
  };
}

/** The longest name that somebody gives a player; more has no room on the quay. */
export const LONGEST_NAME = 20;

const letters = new Intl.Segmenter();

/** A name as it was typed, on one line, without half a letter or emoji at its end. */
export const tidyName = (name: string): string =>
  [...letters.segment(name.toWellFormed().replace(/\s+/g, ' ').trimStart())]
    .slice(0, LONGEST_NAME)
    .map(({ segment }) => segment)
    .join('')
    .trimEnd();

/** What the players of a table of so many are called: as before, and empty where nobody has said so. */
export const namesFor = (seats: number, known: readonly string[] = []): readonly string[] =>
  Array.from({ length: seats }, (_, seat) => known[seat] ?? '');

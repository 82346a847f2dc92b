import { type NumberScanner, readNumber, type Token } from './scanner.ts';

/** The seats of people who share one device, in order; computers play at the others. The first seat is always a person’s. */
export type People = readonly number[];

export const ALONE: People = [0];

/** Whether a device goes from hand to hand. */
export const isShared = (people: People): boolean => people.length > 1;

/** The words for it in the text of a game: `people 0 2`; none for one reader. */
export const makePeople = (people: People): readonly string[] =>
  isShared(people) ? [`people ${people.join(' ')}`] : [];

/** @param seats of how many seats some are people’s. */
export function readPeople(scanner: NumberScanner & { peek(): Token }, seats: number): People {
  if (!scanner.accept('people')) return ALONE;
  const people = [readNumber(scanner, 0, 0)];
  while (/^\d/.test(scanner.peek().text)) {
    people.push(readNumber(scanner, (people.at(-1) as number) + 1, seats - 1));
  }
  return people;
}

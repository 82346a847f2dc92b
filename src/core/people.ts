import type { Scanner } from './scanner.ts';

/** The seats of people who share one device, in order; computers play at the others. The first seat is always a person’s. */
export type People = readonly number[];

export const ALONE: People = [0];

export const isShared = (people: People): boolean => people.length > 1;

export const makePeople = (people: People): readonly string[] =>
  isShared(people) ? [`people ${people.join(' ')}`] : [];

export function readPeople(scanner: Scanner<string, string>, seats: number): People {
  if (!scanner.accept('people')) return ALONE;
  const people = [scanner.number(0, 0)];
  while (/^\d/.test(scanner.peek().text)) {
    people.push(scanner.number((people.at(-1) as number) + 1, seats - 1));
  }
  return people;
}

export const LONGEST_NAME = 20;

const letters = new Intl.Segmenter();

/** A name as it was typed, on one line, without half a letter or emoji at its end. */
export const tidyName = (name: string): string =>
  [...letters.segment(name.toWellFormed().replace(/\s+/g, ' ').trimStart())]
    .slice(0, LONGEST_NAME)
    .map(({ segment }) => segment)
    .join('')
    .trimEnd();

export const withName = <T extends { readonly names: readonly string[] }>(
  of: T,
  seat: number,
  name: string,
): T => ({ ...of, names: of.names.with(seat, tidyName(name)) });

export const namesFor = (seats: number, known: readonly string[] = []): readonly string[] =>
  Array.from({ length: seats }, (_, seat) => known[seat] ?? '');

import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { dayAfter } from '../../../../core/day.ts';
import { editionOf } from '../common.ts';
import { DAILY_FILE, type TimeaPuzzle } from '../file.ts';
import { QUESTIONS } from '../index.ts';
import { seatsIn } from '../scene.ts';
import { type ThumbId, thumbsOn } from '../thumbs.ts';
import { MAKER, makeDay } from './after.ts';

/** The first Monday after the last line of the supply: 522 weeks lie between it and that of the first week. */
const MONDAY = '2036-11-03';

/** The puzzles of so many weeks that come on some days, counted from Monday. */
const made = (weeks: number, days: readonly number[]): TimeaPuzzle[] =>
  Array.from({ length: weeks }, (_, week) => days.map((day) => 7 * week + day))
    .flat()
    .map((days) => makeDay(dayAfter(MONDAY, days)));

const OF_TRICKS = [
  'taker',
  'leader',
  'avoid',
  'take',
  'win-lead',
  'nobody',
  'give',
  'safe',
  'wind',
];

/** What keeps a puzzle from being one of a day; nothing if all is well. */
function faultsOf({ question, exposes, depends }: TimeaPuzzle): string[] {
  const { ask } = question;
  const seats = seatsIn(QUESTIONS.sceneOf(question));
  return Object.entries({
    'is no puzzle': QUESTIONS.refusalOf(question) !== null,
    'hangs on an open point': depends.length > 0,
    'names an edition': editionOf(question) !== 'house',
    'exposes no misreading': OF_TRICKS.includes(ask) && exposes.length === 0,
    'looks at two cards': (ask === 'taker' || ask === 'leader') && seats === 2,
  }).flatMap(([fault, isFound]) => (isFound ? [fault] : []));
}

it.each([
  // Two days a week have been 1,044 easy ones: 208 rounds of five kinds, and four more.
  ['easy', [0, 1], 15, 'damage taker leader take win-lead'],
  // 149 rounds of seven, and one more.
  ['medium', [2, 3], 7, 'leader avoid take win-lead points wind taker'],
  // 130 rounds of eight, and four more.
  ['hard', [4, 5], 4, 'safe total last at-most taker leader nobody give'],
  // 87 rounds of six.
  ['expert', [6], 4, 'taker leader safe total last at-most'],
] as const)('after the supply kinds of a difficulty take turns: %s', (band, days, weeks, kinds) => {
  const puzzles = made(weeks, days);
  const turns = kinds.split(' ');
  expect(puzzles.map(({ question }) => question.ask)).toEqual(
    puzzles.map((_, index) => turns[index % turns.length]),
  );
  expect(puzzles.map((puzzle) => puzzle.band)).toEqual(puzzles.map(() => band));
  expect(puzzles.flatMap((puzzle) => faultsOf(puzzle).map((fault) => [puzzle.key, fault]))).toEqual(
    [],
  );
  // As a line of the supply has them, and none again.
  expect(puzzles.map(({ question }) => QUESTIONS.parse(QUESTIONS.make(question)))).toEqual(
    puzzles.map(({ question }) => ({ ok: true, value: question })),
  );
  expect(new Set(puzzles.map(({ question }) => QUESTIONS.patternOf(question))).size).toBe(
    puzzles.length,
  );
});

it('of a hand and of a score there are puzzles for two', () => {
  const seats = made(2, [0, 1]).map(({ question }) => seatsIn(QUESTIONS.sceneOf(question)));
  expect(Math.min(...seats)).toBe(2);
});

it.each([
  // The 131st round of the hard kinds is the turn of low cards and last answers, the 132nd that of high ones.
  ['hard', [4, 11, 12], ['highest-number', 'highest-worth']],
  ['hard', [18, 19, 26], ['lowest-number', 'first-answer', 'last-answer']],
  // The 88th round of those for experts is the turn of low cards alone.
  ['expert', [6, 13, 20], ['highest-number', 'highest-worth', 'last-answer']],
] as const)(
  'thumbs take turns: on these %s days, %j after a Monday, %j are wrong',
  (_, days, thumbs) => {
    const right = made(1, days).flatMap(({ key, question }) => {
      const all: ReadonlyMap<ThumbId, number> = thumbsOn(question);
      return thumbs.filter((id) => all.get(id)).map((id) => [key, id]);
    });
    expect(right).toEqual([]);
  },
);

it('2037-04-17 asks for the next kind, since nobody finds a trick for the one whose turn it is', () => {
  // 23 weeks later, on a Friday: 136 rounds of eight, and two more, which is the turn of “nobody”.
  expect(makeDay('2037-04-17').question.ask).toBe('give');
});

it('a day that was dealt again has another puzzle each time, whatever was dealt on other days', () => {
  const [day, other] = ['2037-01-08', '2037-01-09'];
  const lines = [[], [day], [day, day]].map((dealt) => DAILY_FILE.make(makeDay(day, dealt)));
  expect(new Set(lines).size).toBe(3);
  expect(DAILY_FILE.make(makeDay(day, [other]))).toBe(lines[0]);
  expect(DAILY_FILE.make(makeDay(day, [other, day, other]))).toBe(lines[1]);
  // Its first puzzle stood in the supply before.
  expect(DAILY_FILE.make(makeDay(day))).toBe(lines[1]);
});

it('who makes these days is said in the head of the supply', () => {
  const [head = ''] = readFileSync('puzzles/santa-timea/daily/2026.txt', 'utf8').split('\n\n');
  expect(/maker \d+, seed \d+/.exec(head)?.[0]).toBe(MAKER);
});

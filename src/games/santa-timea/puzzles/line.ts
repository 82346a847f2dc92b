import { BANDS } from '../../../core/band.ts';
import { type Word, wordsOf } from '../../../core/line-reader.ts';
import { makeCard } from '../notation/cards.ts';
import { makePosition, parsePosition } from '../notation/position.ts';
import type { TrickPosition } from '../notation/trick.ts';
import type { WheelCard } from '../rules/cards.ts';
import { QUESTIONS, type Question } from '../rules/readings.ts';
import type { Trick } from '../rules/trick.ts';
import type { LineReader } from './line-reader.ts';
import { MISREADINGS } from './misreadings.ts';
import { checkPuzzle, type Puzzle, type Solution, solve } from './puzzle.ts';

/** What an empty list looks like. */
const NOTHING = '-';
const NOBODY = 'nobody';
const TAKES = 'takes';
const DEPENDS = 'depends';

/** The position of a puzzle in the notation, for a widget or a link. */
export const puzzleSource = ({ trick }: Pick<Puzzle, 'trick'>): string =>
  makePosition({ kind: 'trick', edition: 'house', variant: 'basic', trick });

/** `p07 | trick E3: E5 N11 S10 | N11 takes | medium | ignores-wind forgets-ties` */
export function makePuzzle(puzzle: Puzzle): string {
  const { taker, band, exposes, depends } = fieldTexts(puzzle.trick, puzzle);
  const last = puzzle.depends.length > 0 ? [depends] : [];
  return [puzzle.id, puzzleSource(puzzle), taker, band, exposes, ...last].join(' | ');
}

/** Each part of a solution as its field writes it. */
function fieldTexts(trick: Trick, solution: Solution): Record<keyof Solution, string> {
  const { taker } = solution;
  return {
    taker: `${taker === null ? NOBODY : makeCard(trick.plays[taker] as WheelCard)} ${TAKES}`,
    band: solution.band,
    exposes: solution.exposes.join(' ') || NOTHING,
    depends: solution.depends.length > 0 ? [DEPENDS, ...solution.depends].join(' ') : NOTHING,
  };
}

/** Reads one line and has the engine check every claim in it; what is wrong is left in the reader. */
export function readPuzzle(reader: LineReader): { puzzle: Puzzle; places: PuzzlePlaces } {
  const id = readId(reader);
  const source = reader.field();
  const taker = reader.field();
  const band = reader.field();
  const exposes = reader.field();
  const depends = reader.done ? reader.end() : reader.field();
  reader.end();
  const trick = readTrick(reader, source);
  const puzzle: Puzzle = {
    id: id.text,
    trick,
    taker: readClaim(reader, taker, trick),
    band: oneOf(reader, BANDS, band, 'unknown-band') ?? 'easy',
    exposes: listOf(reader, MISREADINGS, wordsOf(exposes), 'unknown-misreading'),
    depends: readDepends(reader, depends),
  };
  const wrong = reader.error ? null : checkPuzzle(puzzle);
  if (wrong) {
    const says = fieldTexts(trick, solve(trick))[wrong];
    reader.fail(`wrong-${wrong}`, { taker, band, exposes, depends }[wrong], { says });
  }
  return { puzzle, places: { id, source } };
}

/** Where in its line a puzzle has what no other may have. */
export interface PuzzlePlaces {
  readonly id: Word;
  readonly source: Word;
}

function readId(reader: LineReader): Word {
  const field = reader.field();
  if (!/^p\d{2,}$/.test(field.text)) reader.fail('bad-id', field);
  return field;
}

const EMPTY: Trick = { wind: { wind: 'N', damage: 1 }, carried: [], plays: [] };

/** Wants the canonical text, so that the file can be searched, and no rules but our own. */
function readTrick(reader: LineReader, field: Word): Trick {
  const parsed = parsePosition(field.text);
  if (!parsed.ok) {
    const { code, column, found } = parsed.error;
    reader.fail(code, { text: found, column: field.column + column - 1 });
    return EMPTY;
  }
  const position = parsed.value;
  if (position.kind !== 'trick') {
    reader.fail('expected-trick', field);
    return EMPTY;
  }
  if (!isPlain(position)) reader.fail('plain-trick-only', field);
  const canonical = makePosition(position);
  if (canonical !== field.text) reader.fail('not-canonical', field, { says: canonical });
  return position.trick;
}

/** Whether a trick is judged by our reading of the basic game, where nothing is carried to it. */
export const isPlain = ({ edition, variant }: TrickPosition): boolean =>
  edition === 'house' && variant === 'basic';

/** `N11 takes`, `nobody takes`; of several Piratesses the first is meant, since copies never take. */
function readClaim(reader: LineReader, field: Word, trick: Trick): number | null {
  const [who, takes, ...more] = wordsOf(field);
  if (!who || takes?.text !== TAKES || more.length > 0) {
    reader.fail('expected-claim', field);
    return null;
  }
  if (who.text === NOBODY) return null;
  const place = trick.plays.findIndex((card) => makeCard(card) === who.text);
  if (place < 0) reader.fail('card-not-played', who);
  return place;
}

function readDepends(reader: LineReader, field: Word): Question[] {
  if (field.text === '' || field.text === NOTHING) return [];
  const [depends, ...questions] = wordsOf(field);
  if (depends?.text !== DEPENDS) reader.fail('expected-depends', field);
  return listOf(reader, Object.keys(QUESTIONS) as Question[], questions, 'unknown-question');
}

const listOf = <T extends string>(
  reader: LineReader,
  known: readonly T[],
  words: readonly Word[],
  code: 'unknown-misreading' | 'unknown-question',
): T[] =>
  words
    .filter((word) => word.text !== NOTHING)
    .flatMap((word) => oneOf(reader, known, word, code) ?? []);

function oneOf<T extends string>(
  reader: LineReader,
  known: readonly T[],
  word: Word,
  code: 'unknown-band' | 'unknown-misreading' | 'unknown-question',
): T | undefined {
  const member = known.find((name) => name === word.text);
  if (member === undefined) reader.fail(code, word, { says: known.join(' ') });
  return member;
}

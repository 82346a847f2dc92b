import fc from 'fast-check';
import { createRandom, type Random } from '../../../core/random.ts';
import { checked } from '../../../core/result.ts';
import { arbReadingOf } from '../../../core/test-kit.ts';
import { NOTHING, readCards, readMoves, TurnScanner } from '../notation/cards.ts';
import { type Card, DECKS, type Decks, deal } from './deal.ts';
import { DIRECTIONS, type Direction, type Lie, perDirection } from './directions.ts';
import { isOver } from './end.ts';
import { type Game, MAX_SEATS, MIN_SEATS, type Move, startTurn } from './game.ts';
import { type GameEvent, legalMoves, play, type Refusal, replay } from './play.ts';
import { gameOf, type TableSetup } from './position.ts';
import { HOUSE, OPEN_POINTS, type OpenPoint, type Reading } from './readings.ts';

function read<T>(text: string, reader: (scanner: TurnScanner) => T): T {
  const scanner = new TurnScanner(text);
  const found = reader(scanner);
  if (scanner.error) throw new Error(`${text}: ${scanner.error.code}`);
  return found;
}

export const cards = (text: string): Card[] => read(text || NOTHING, readCards).cards;

const movesIn = (text: string): Move[] => read(text, readMoves).moves;

/** A table in the middle of a game; filled places hold wind cards that lie upright. */
export function table({
  places,
  hands,
  ...more
}: {
  /** `*` a wind card, `.` nothing, a number a black card; clockwise from north. */
  readonly places: string;
  readonly hands: string;
  readonly lie?: Lie | null;
  readonly turnCards?: readonly Lie[];
  readonly pile?: string;
  readonly black?: readonly number[];
  readonly discards?: Partial<Record<Direction, string>>;
  readonly rules?: Partial<Reading>;
  readonly seat?: number;
}): Game {
  const marks = places.split(' ');
  if (marks.length !== DIRECTIONS.length) throw new Error(`eight places: ${places}`);
  const setup: TableSetup = {
    turnCards: more.turnCards ?? [],
    lie: more.lie === undefined ? (more.turnCards?.at(-1) ?? 'upright') : more.lie,
    places: perDirection((_, index) => {
      const mark = marks[index];
      if (mark === '*') return 'wind';
      return mark === NOTHING ? null : Number(mark);
    }),
    hands: hands.split('/').map(cards),
    pile: cards(more.pile ?? 'N NE E SE'),
    discards: perDirection((direction) => cards(more.discards?.[direction] ?? '')),
    black: more.black ?? [],
  };
  const game = gameOf(setup, { ...HOUSE, ...more.rules });
  const black = { ...game.black, centre: [1] };
  return { ...game, captain: 0, black, turn: startTurn(more.seat ?? 0) };
}

export function played(start: Game, moves: string): { game: Game; events: GameEvent[] } {
  const made = checked(replay(start, movesIn(moves)));
  return { game: made.at(-1)?.game ?? start, events: made.flatMap(({ events }) => events) };
}

export function refusal(game: Game, text: string): Refusal {
  const [move] = movesIn(text) as [Move];
  const next = play(game, move);
  if (next.ok) throw new Error(`${text} was not refused`);
  return next.error;
}

export const answering = <Q extends OpenPoint>(question: Q, answer: Reading[Q]): Reading => ({
  ...HOUSE,
  [question]: answer,
});

export const arbSeed = fc.integer();
export const arbSeats = fc.integer({ min: MIN_SEATS, max: MAX_SEATS });
export const arbDecks: fc.Arbitrary<Decks> = fc.constantFrom(
  ...(Object.keys(DECKS).map(Number) as Decks[]),
);
export const arbReading = arbReadingOf(OPEN_POINTS);

export const arbStart: fc.Arbitrary<Game> = fc
  .tuple(arbSeed, arbSeats, arbDecks, arbReading)
  .map(([seed, seats, decks, rules]) => deal(seed, seats, decks, seed % 2 === 0 ? 0 : 1, rules));

/** One of the moves; half of the time one that plays a card, so that games move on. */
function chosen(moves: readonly Move[], random: Random): Move {
  const plays = moves.filter(({ kind }) => kind === 'wind' || kind === 'turn');
  const from = plays.length > 0 && random(2) === 0 ? plays : moves;
  return from[random(from.length)] as Move;
}

/** A game from here to its end, move by move, each drawn from the legal ones. */
export function* playedOut(start: Game, seed: number): Generator<Game> {
  const random = createRandom(seed);
  let game = start;
  yield game;
  while (!isOver(game)) {
    game = checked(play(game, chosen(legalMoves(game), random))).game;
    yield game;
  }
}

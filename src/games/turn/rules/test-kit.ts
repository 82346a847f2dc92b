import fc from 'fast-check';
import { createRandom, type Random } from '../../../core/random.ts';
import { checked } from '../../../core/result.ts';
import { arbReadingOf } from '../../../core/test-kit.ts';
import type { Card } from './cards.ts';
import { DECKS, type Decks, deal } from './deal.ts';
import { DIRECTIONS, type Direction, isDirection, type Lie, perDirection } from './directions.ts';
import { isOver } from './end.ts';
import type { Place } from './field.ts';
import { type Game, largestPile, MAX_SEATS, MIN_SEATS, type Move, startTurn } from './game.ts';
import { type GameEvent, legalMoves, play, type Refusal } from './play.ts';
import { HOUSE, OPEN_POINTS, type OpenPoint, type Reading } from './readings.ts';

const words = (text: string): string[] => text.split(' ').filter((word) => word !== '');

export function card(text: string): Card {
  if (text === 'T') return 'turn';
  if (text === 'B') return 'blank';
  if (isDirection(text)) return text;
  throw new Error(`no card: ${text}`);
}

export const cards = (text: string): Card[] => words(text).map(card);

interface TableText {
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
}

/** A table in the middle of a game; filled places hold wind cards that lie upright. */
export function table({ places, hands, ...more }: TableText): Game {
  const marks = words(places);
  const pile = cards(more.pile ?? 'N NE E SE');
  const discards = perDirection((direction) => cards(more.discards?.[direction] ?? ''));
  if (marks.length !== DIRECTIONS.length) throw new Error(`eight places: ${places}`);
  return {
    rules: { ...HOUSE, ...more.rules },
    players: hands.split('/').map((hand) => ({ hand: cards(hand), fees: [], compasses: [] })),
    captain: 0,
    field: perDirection((direction, index): Place => {
      const mark = marks[index] ?? '';
      if (mark === '*') return { fee: null, winds: [direction] };
      return { fee: mark === '.' ? null : Number(mark), winds: [] };
    }),
    black: { pile: more.black ?? [], centre: [1], lost: [] },
    turnCards: more.turnCards ?? [],
    lie: more.lie === undefined ? (more.turnCards?.at(-1) ?? 'upright') : more.lie,
    pile,
    discards,
    turn: startTurn(more.seat ?? 0),
    idleTurns: 0,
    largestPile: largestPile({ pile, discards }),
  };
}

/** `N>N` a wind card, `T^` or `Tv` a Turn card, `-N>S` a discard, `+@` and `+S` a draw. */
export function move(text: string): Move {
  if (text === 'T^') return { kind: 'turn', lie: 'upright' };
  if (text === 'Tv') return { kind: 'turn', lie: 'upside-down' };
  const [what = '', where = ''] = text.split('>');
  if (text.startsWith('+')) {
    const from = text.slice(1);
    return { kind: 'draw', from: from === '@' ? 'pile' : (from as Direction) };
  }
  return text.startsWith('-')
    ? { kind: 'discard', card: card(what.slice(1)), onto: where as Direction }
    : { kind: 'wind', card: card(what), place: where as Direction };
}

export function played(start: Game, moves: string): { game: Game; events: GameEvent[] } {
  let game = start;
  const events: GameEvent[] = [];
  for (const text of words(moves)) {
    const next = checked(play(game, move(text)));
    game = next.game;
    events.push(...next.events);
  }
  return { game, events };
}

export function refusal(game: Game, text: string): Refusal {
  const next = play(game, move(text));
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

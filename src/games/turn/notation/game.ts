import { type Marks, makeMarks, readMarks } from '../../../core/marks.ts';
import { makePeople, type People, readPeople } from '../../../core/people.ts';
import { HIGHEST_SEED } from '../../../core/random.ts';
import type { Result } from '../../../core/result.ts';
import type { Token } from '../../../core/scanner.ts';
import { DECKS, type Decks, deal } from '../rules/deal.ts';
import { MAX_SEATS, MIN_SEATS, type Move } from '../rules/game.ts';
import { replay } from '../rules/play.ts';
import { makeMoves, type NotationError, readMoves, TurnScanner } from './cards.ts';

/** A game that was dealt by a seed, with everybody’s moves: `game seed 7 seats 3 decks 2: N:N -B:S +@ +@`. */
export interface GamePosition extends Marks {
  readonly kind: 'game';
  readonly seed: number;
  readonly seats: number;
  readonly people: People;
  readonly decks: Decks;
  readonly moves: readonly Move[];
}

export function makeGame(game: GamePosition): string {
  const { seed, seats, people, decks, moves } = game;
  const dealt = [`seed ${seed} seats ${seats}`, ...makePeople(people), `decks ${decks}`];
  const head = ['game', ...dealt, ...makeMarks(game)].join(' ');
  return moves.length > 0 ? `${head}: ${makeMoves(moves)}` : head;
}

export function readGame(scanner: TurnScanner): GamePosition {
  if (!scanner.accept('seed')) scanner.fail('expected-seed', scanner.peek());
  const seed = scanner.number(0, HIGHEST_SEED);
  if (!scanner.accept('seats')) scanner.fail('expected-seats', scanner.peek());
  const seats = scanner.number(MIN_SEATS, MAX_SEATS);
  const people = readPeople(scanner, seats);
  if (!scanner.accept('decks')) scanner.fail('expected-decks', scanner.peek());
  const decks = readDecks(scanner);
  const marks = readMarks(scanner);
  if (!scanner.done) scanner.colon();
  const { moves, tokens } = readMoves(scanner);
  scanner.end();
  const game: GamePosition = { kind: 'game', seed, seats, people, decks, ...marks, moves };
  if (!scanner.error) checkGame(scanner, game, tokens);
  return game;
}

export const parseGame = (text: string): Result<GamePosition, NotationError> =>
  new TurnScanner(text).kind({ game: readGame });

function readDecks(scanner: TurnScanner): Decks {
  const token = scanner.take();
  if (!Object.hasOwn(DECKS, token.text)) scanner.fail('bad-number', token);
  return Number(token.text) as Decks;
}

function checkGame(
  scanner: TurnScanner,
  { seed, seats, decks, moves }: GamePosition,
  tokens: readonly Token[],
): void {
  const made = replay(deal(seed, seats, decks), moves);
  if (made.ok) return;
  const { code, clause, index } = made.error;
  scanner.fail(code, tokens[index] ?? scanner.peek(), clause);
}

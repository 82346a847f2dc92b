import { type Marks, makeMarks, readMarks } from '../../../core/marks.ts';
import { makePeople, type People, readPeople } from '../../../core/people.ts';
import { HIGHEST_SEED } from '../../../core/random.ts';
import type { Result } from '../../../core/result.ts';
import { type Choices, type GameRecord, replay } from '../rules/game.ts';
import { PHASES } from '../rules/legal.ts';
import { HOUSE } from '../rules/readings.ts';
import { both, type Pair, SEATS } from '../rules/seats.ts';
import {
  failAt,
  makeChoices,
  type NotationError,
  type ReadCards,
  readChoices,
  Scanner,
} from './cards.ts';

/** A game so far, phase by phase: `game 7 hints 1: BB / . ; NN / E ; CC / .` */
export interface GamePosition extends GameRecord, Marks {
  readonly kind: 'game';
  readonly people: People;
  /** After how many turns it ends, if not before; null for a whole game. */
  readonly turns: number | null;
}

const MOST_TURNS = 99;

export function makeGame(game: GamePosition): string {
  const { seed, people, turns, choices } = game;
  const head = [
    `game ${seed}`,
    ...makePeople(people),
    ...(turns === null ? [] : [`turns ${turns}`]),
    ...makeMarks(game),
  ].join(' ');
  return choices.length > 0 ? `${head}: ${choices.map(makeChoices).join(' ; ')}` : head;
}

export function readGame(scanner: Scanner): GamePosition {
  const token = scanner.take();
  const isSeed = /^\d{1,10}$/.test(token.text) && Number(token.text) <= HIGHEST_SEED;
  if (!isSeed) scanner.fail('bad-seed', token);
  const people = readPeople(scanner, SEATS.length);
  const turns = scanner.accept('turns') ? scanner.number(1, MOST_TURNS) : null;
  const marks = readMarks(scanner);
  const steps: Pair<ReadCards>[] = [];
  const isWhole = () => turns !== null && steps.length === turns * PHASES.length;
  if (!scanner.done) {
    scanner.colon();
    do steps.push(readChoices(scanner));
    while (!isWhole() && scanner.accept(';') && !scanner.done);
  }
  scanner.end();
  const seed = isSeed ? Number(token.text) : 0;
  const choices = steps.map((step): Choices => both((seat) => step[seat].cards));
  const game: GamePosition = { kind: 'game', seed, people, turns, ...marks, choices };
  if (!scanner.error) checkGame(scanner, game, steps);
  return game;
}

export const parseGame = (text: string): Result<GamePosition, NotationError> =>
  new Scanner(text).kind({ game: readGame });

function checkGame(scanner: Scanner, game: GamePosition, steps: readonly Pair<ReadCards>[]): void {
  const played = replay(game, HOUSE);
  if (played.ok) return;
  const { step, seat } = played.error;
  failAt(scanner, played.error, steps[step]?.[seat].tokens ?? []);
}

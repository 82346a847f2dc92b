import type { Choices } from '../rules/game.ts';
import { HOUSE } from '../rules/readings.ts';
import { type GameRecord, replay } from '../rules/replay.ts';
import { both, type Pair } from '../rules/seats.ts';
import { makePair, type ReadCards, readPair } from './cards.ts';
import type { Scanner } from './error.ts';
import { failAt } from './fault.ts';

/** A game so far, phase by phase: `game 7: BB / . ; NN / E ; CC / .` */
export interface GamePosition extends GameRecord {
  readonly kind: 'game';
}

/** Seeds that people can read and copy. */
export const HIGHEST_SEED = 2 ** 31 - 1;

export const makeGame = ({ seed, choices }: GamePosition): string =>
  `game ${seed}${choices.length > 0 ? ': ' : ''}${choices.map(makePair).join(' ; ')}`;

export function readGame(scanner: Scanner): GamePosition {
  const token = scanner.take();
  const isSeed = /^\d{1,10}$/.test(token.text) && Number(token.text) <= HIGHEST_SEED;
  if (!isSeed) scanner.fail('bad-seed', token);
  const steps: Pair<ReadCards>[] = [];
  if (!scanner.done) {
    scanner.colon();
    do steps.push(readPair(scanner));
    while (scanner.accept(';') && !scanner.done);
  }
  scanner.end();
  const choices = steps.map((step): Choices => both((seat) => step[seat].cards));
  const game: GamePosition = { kind: 'game', seed: isSeed ? Number(token.text) : 0, choices };
  if (!scanner.error) checkGame(scanner, game, steps);
  return game;
}

/** Every choice must be one that the rules allow at that moment. */
function checkGame(scanner: Scanner, game: GamePosition, steps: readonly Pair<ReadCards>[]): void {
  const played = replay(game, HOUSE);
  if (played.ok) return;
  const { step, seat } = played.error;
  failAt(scanner, played.error, steps[step]?.[seat].tokens ?? []);
}

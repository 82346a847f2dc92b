import { type Game, recordRound, startGame } from '../rules/game.ts';
import { EDITIONS, type Edition } from '../rules/readings.ts';
import type { Seat } from '../rules/round.ts';
import type { Score } from '../rules/score.ts';
import { rulesOf } from '../rules/variants.ts';

export interface GamePoints {
  readonly edition: Edition;
  readonly game: Game;
  readonly sunk: readonly Seat[];
}

/**
 * Reads `game [edition] [seats] [sunk seats …] [@starter] points …`: the victory points of each round
 * as `3-2-1`, the seat that started the last round behind `@` (0 if left out); before the first round
 * the number of seats and who was on a sinking ship. Null if the text is nothing of the kind.
 */
export function readGamePoints(text: string): GamePoints | null {
  const match =
    /^game(?: (house|en|de|fr))?(?: ([2-5]))?(?: sunk((?: [0-4])+))?(?: @([0-4]))?((?: \d(?:-\d)+)*)$/.exec(
      text,
    );
  if (!match) return null;
  const edition = EDITIONS.find((name) => name === match[1]) ?? 'house';
  const rounds = (match[5] ?? '')
    .split(' ')
    .filter(Boolean)
    .map((round) => round.split('-').map(Number));
  const seats = rounds[0]?.length ?? Number(match[2]);
  const sunk = (match[3] ?? '').split(' ').filter(Boolean).map(Number);
  const starter = Number(match[4] ?? 0);
  const even = rounds.every((round) => round.length === seats);
  const seated = [starter, ...sunk].every((seat) => seat < seats);
  if (!even || !seated || seats > 5) return null;
  const game = rounds.reduce<Game>(
    (played, points) =>
      recordRound(played, {
        starter,
        nextLeader: starter,
        scores: points.map((one) => basicScore(one, seats)),
      }),
    startGame(seats, rulesOf(edition, 'basic')),
  );
  return { edition, game, sunk };
}

export function makeGamePoints({ edition, game, sunk }: GamePoints): string {
  const { results, seats } = game;
  const starter = results[0]?.starter ?? 0;
  return [
    'game',
    ...(edition === 'house' ? [] : [edition]),
    ...(results.length > 0 ? [] : [String(seats)]),
    ...(sunk.length > 0 ? ['sunk', ...sunk.map(String)] : []),
    ...(starter === 0 ? [] : [`@${starter}`]),
    ...results.map(({ scores }) => scores.map(({ points }) => points).join('-')),
  ].join(' ');
}

/** In the basic game more points mean less damage, and nothing else is known of the round. */
const basicScore = (points: number, seats: number): Score => ({
  damage: seats - points,
  place: 1,
  sharing: 1,
  points,
  pairs: [],
  bonus: 0,
  counted: 0,
  penalty: 0,
  total: points,
});

import { shuffled } from '../../../core/random.ts';
import { ok } from '../../../core/result.ts';
import { plainText } from '../../../core/task-text.ts';
import type { Answer } from '../../../kit/question/question.ts';
import type { Speech } from '../explain/say.ts';
import type { Asked } from '../explain/words.ts';
import { type Game, recordRound, startGame, totals } from '../rules/game.ts';
import { EDITIONS, type Edition } from '../rules/readings.ts';
import type { Seat } from '../rules/round.ts';
import type { Score } from '../rules/score.ts';
import { rulesOf } from '../rules/variants.ts';
import { type Kind, noTask } from './kind.ts';

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

export interface AtGame<Ask extends Asked = Asked> extends GamePoints {
  readonly ask: Ask;
}

export const gameQuestion = <Q extends AtGame>(isOver: boolean) =>
  ({
    parse: (ask, { position }) => {
      const points = readGamePoints(plainText(position));
      return points ? ok({ ask, ...points } as Q) : noTask(position);
    },
    make: (question) => ({ position: makeGamePoints(question) }),
    burden: () => 0,
    scene: ({ edition, game, sunk }) => ({ kind: 'game', edition, game, sunk, isOver }),
    sayAnswer: (_, answer, { t, name }) =>
      isSeat(answer) ? name(Number(answer)) : t(`task.${answer as 'lots' | 'together'}`),
    redraw(question, random) {
      const { edition, game, sunk } = question;
      const seats = shuffled([...Array(game.seats).keys()], random);
      const points = readGamePoints(
        makeGamePoints({
          edition,
          sunk: sunk.map((seat) => seats[seat] as Seat),
          game: {
            ...game,
            results: game.results.map((result) => ({
              ...result,
              starter: seats[result.starter] as Seat,
              scores: shuffled(result.scores, random),
            })),
          },
        }),
      );
      return points && { ...question, ...points };
    },
  }) satisfies Partial<Kind<Q>>;

/** Other answers are words: `lots` or `together`. */
const isSeat = (answer: Answer): boolean => /\d/.test(answer);

export function sayAheadHint({ game }: GamePoints, answer: Answer, { t, name }: Speech): string {
  const at = Number(answer);
  if (game.results.length === 0) {
    return isSeat(answer) ? t('hint.start-nothing', { name: name(at) }) : t('hint.start-named');
  }
  const points = totals(game);
  const most = Math.max(...points);
  const isTie = points.filter((value) => value === most).length > 1;
  if (!isSeat(answer)) return t(isTie ? 'hint.tie-settled' : 'hint.most-alone');
  return t(points[at] === most ? 'hint.most-shared' : 'hint.most-not', { name: name(at) });
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

import { shuffled } from '../../../core/random.ts';
import { ok } from '../../../core/result.ts';
import { noTask, plainText } from '../../../core/task-text.ts';
import type { Answer } from '../../../kit/question/question.ts';
import type { Speech } from '../explain/say.ts';
import type { Asked } from '../explain/words.ts';
import { type GamePoints, makeGamePoints, readGamePoints } from '../notation/game-points.ts';
import { totals } from '../rules/game.ts';
import type { Seat } from '../rules/round.ts';
import type { Kind } from './kind.ts';

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

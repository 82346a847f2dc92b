import { explainStart } from '../../explain/game.ts';
import { startPlayer, totals } from '../../rules/game.ts';
import { type AtGame, gameQuestion, sayAheadHint } from '../game-points.ts';
import { indices, type Kind, those } from '../kind.ts';

/** Who starts the next round: `starter in game de @1 3-2-1 1-3-2` */
type StarterQuestion = AtGame<'starter'>;

const LOTS = 'lots';

export const starter: Kind<StarterQuestion> = {
  asks: ['starter'],
  level: 11,
  ...gameQuestion<StarterQuestion>(),
  answers({ game, sunk }) {
    const { seats } = startPlayer(game, sunk);
    return {
      offered: [...indices(game.seats), LOTS],
      right: [seats.length === 1 ? String(seats[0]) : LOTS],
    };
  },
  reasons: ({ game, sunk }) =>
    explainStart(game, startPlayer(game, sunk)).map((step) => ({ about: 'game', step })),
  clauses({ game, sunk }) {
    const isFirst = game.results.length === 0;
    const best = Math.max(...totals(game));
    const { seats } = startPlayer(game, sunk);
    return those(
      ['S5', !isFirst],
      ['A7', seats.some((seat) => totals(game)[seat] !== best)],
      ['A19', isFirst && sunk.length !== 1 && game.rules.firstStarter === 'sinking-ship'],
    );
  },
  scene: ({ edition, game, sunk }) => ({ kind: 'game', edition, game, sunk, isOver: false }),
  say: ({ game }, { t }) =>
    t(game.results.length === 0 ? 'task.ask.first-starter' : 'task.ask.starter'),
  hint: sayAheadHint,
};

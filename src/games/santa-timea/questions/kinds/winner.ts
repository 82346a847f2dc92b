import { explainStart, explainWinners } from '../../explain/game.ts';
import { roundsWon, startPlayer, totals, winners } from '../../rules/game.ts';
import { type AtGame, gameQuestion, sayAheadHint } from '../game-points.ts';
import { indices, type Kind, sayAsk, those } from '../kind.ts';

/** Who wins the game: `winner in game de 3-2-1 1-3-2` */
type WinnerQuestion = AtGame<'winner'>;

const TOGETHER = 'together';

export const winner: Kind<WinnerQuestion> = {
  asks: ['winner'],
  level: 12,
  ...gameQuestion<WinnerQuestion>(true),
  answers({ game }) {
    const { seats } = winners(game);
    return {
      offered: [...indices(game.seats), TOGETHER],
      right: [seats.length === 1 ? String(seats[0]) : TOGETHER],
    };
  },
  reasons: ({ game }) =>
    explainWinners(game, winners(game)).map((step) => ({ about: 'game', step })),
  clauses({ game }) {
    const won = roundsWon(game).reduce((sum, count) => sum + count, 0);
    const isTie = winners(game).by !== 'most-points';
    return those(['O3', true], ['E1', true], ['A12', isTie && won > game.results.length]);
  },
  say: sayAsk,
  hint: sayAheadHint,
};

/** Who starts the next round: `starter in game de @1 3-2-1 1-3-2` */
type StarterQuestion = AtGame<'starter'>;

const LOTS = 'lots';

export const starter: Kind<StarterQuestion> = {
  asks: ['starter'],
  level: 11,
  ...gameQuestion<StarterQuestion>(false),
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
  say: ({ game }, { t }) =>
    t(game.results.length === 0 ? 'task.ask.first-starter' : 'task.ask.starter'),
  hint: sayAheadHint,
};

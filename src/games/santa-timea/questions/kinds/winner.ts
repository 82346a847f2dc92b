import { explainWinners } from '../../explain/game.ts';
import { roundsWon, winners } from '../../rules/game.ts';
import { type AtGame, gameQuestion, sayAheadHint } from '../game-points.ts';
import { indices, type Kind, sayAsk, those } from '../kind.ts';

/** Who wins the game: `winner in game de 3-2-1 1-3-2` */
type WinnerQuestion = AtGame<'winner'>;

const TOGETHER = 'together';

export const winner: Kind<WinnerQuestion> = {
  asks: ['winner'],
  level: 12,
  ...gameQuestion<WinnerQuestion>(),
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
  scene: ({ edition, game, sunk }) => ({ kind: 'game', edition, game, sunk, isOver: true }),
  say: sayAsk,
  hint: sayAheadHint,
};

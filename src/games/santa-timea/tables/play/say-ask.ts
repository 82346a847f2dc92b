import type { Translate } from '../../explain/words.ts';
import { damageOn } from '../../rules/cards.ts';
import { LEARNER } from '../../rules/dealt-game.ts';
import { legalMoves, type Round } from '../../rules/round.ts';
import type { ScoreView } from '../score/score-view.ts';
import type { GameView } from './game-view.ts';

/** What the learner is to do, and whether there is a choice; behind a score what came of it. */
export function sayAsk(
  round: Round,
  score: ScoreView | null,
  game: GameView | null,
  t: Translate,
): string {
  if (game?.isOver) {
    const points = t('scored.points', { count: game.totals[LEARNER] ?? 0 });
    return t(game.winners.includes(LEARNER) ? 'play.ended.won' : 'play.ended.other', { points });
  }
  const own = score?.seats[LEARNER];
  if (own) {
    const damage = t('damage', { count: damageOn(own.kept) });
    return t('play.over', { damage, points: own.points });
  }
  const [one, another] = legalMoves(round);
  if (one && !another) return t('play.ask.only');
  return t(round.plays.length === 0 ? 'play.ask.lead' : 'play.ask.follow');
}

import type { Translate } from '../../explain/words.ts';
import { playedByOurs } from '../../players/day.ts';
import { gameOf, LEARNER, type Match } from '../../players/match.ts';
import { readMatch } from '../../players/read.ts';

/** What came of a duel that is over, and of the same one in the hands of our player. */
export function tellResults(text: string, t: Translate): { own: string; ours: string } {
  const match = readMatch(text);
  if (!match.ok) throw new Error(match.error.code);
  return { own: endOf(match.value, t), ours: endOf(playedByOurs(match.value), t) };
}

/** [W2] Who has won, and when. */
function endOf(match: Match, t: Translate): string {
  const game = gameOf(match);
  if (!game.ok || !game.value.outcome) throw new Error('a game that is not over');
  const { outcome, turn } = game.value;
  const { winner } = outcome;
  const end = winner === null ? 'draw' : winner === LEARNER ? 'won' : 'lost';
  return t(`deal.end.${end}`, { turn });
}

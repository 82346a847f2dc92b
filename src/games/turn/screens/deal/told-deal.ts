import type { Translate } from '../../explain/words.ts';
import { playedByOurs } from '../../players/day.ts';
import { LEARNER, type Match, momentOf } from '../../players/match.ts';
import { readMatch } from '../../players/read.ts';
import { coinsOf } from '../../rules/end.ts';
import type { Player } from '../../rules/game.ts';

/** What was earned in a game, and what our player earns in the same one. */
export function tellResults(text: string, t: Translate): { own: string; ours: string } {
  const match = readMatch(text);
  if (!match.ok) throw new Error(match.error.code);
  return { own: earnedIn(match.value, t), ours: earnedIn(playedByOurs(match.value), t) };
}

/** [N25] The coins of the learner’s seat. */
function earnedIn(match: Match, t: Translate): string {
  const moment = momentOf(match);
  if (!moment.ok) throw new Error(moment.error.code);
  return t('coins', { count: coinsOf(moment.value.game.players[LEARNER] as Player) });
}

import { opponentAt } from '../../notation/levels.ts';
import { chooseCard } from '../../players/bot.ts';
import { type Match, type Turn, turnOf } from '../../players/match.ts';
import type { WheelCard } from '../../rules/cards.ts';
import { askPlayers } from '../coach/ask-players.ts';

let isAlone = false;

/** Whether the gentle player plays for all, since this browser thinks nowhere but in its page. */
export const thinksAlone = (): boolean => isAlone;

/** The card of the opponent whose turn it is. A page is never blocked by the stronger ones. */
export async function think(match: Match): Promise<WheelCard> {
  const { view, seed } = turnOf(match) as Turn;
  const { level, way } = opponentAt(match, view.seat);
  if (level !== 'gentle' && !isAlone) {
    try {
      return await askPlayers('card', match);
    } catch {
      isAlone = true;
    }
  }
  return chooseCard(view, seed, way);
}

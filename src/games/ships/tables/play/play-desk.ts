import { err, ok, type Result } from '../../../../core/result.ts';
import type { Catalogue } from '../../../../core/words.ts';
import type { ToldReason } from '../../../../kit/question/told.ts';
import { sayError } from '../../explain/say.ts';
import {
  dealtAnew,
  gameOf,
  LEARNER,
  type Match,
  withChoice,
  withoutLastChoice,
} from '../../players/match.ts';
import { readMatch } from '../../players/read.ts';
import { checkMove } from '../../rules/game.ts';
import { lateTranslate } from '../words.ts';
import { tellPlay } from './tell-play.ts';
import type { ToldPlay } from './told-play.ts';

/** Short enough to be told by telephone. */
const SEEDS = 1_000_000;

/** All that a game needs once it is played; it is loaded then, and not before. */
export async function createPlayDesk(words: Catalogue, lang: string) {
  const t = await lateTranslate(words, lang);
  const tell = (match: Match): ToldPlay => tellPlay(match, t, lang);
  const read = (text: string): Match => {
    const match = readMatch(text);
    if (!match.ok) throw new Error(`${text}: ${match.error.code}`);
    return match.value;
  };
  return {
    /** A game as it was kept; null if the text is none. */
    open: (text: string): ToldPlay | null => {
      const match = readMatch(text);
      return match.ok ? tell(match.value) : null;
    },
    /** The learner chooses the cards at these places of the hand; the opponent has chosen already. */
    choose: (text: string, places: readonly number[]): Result<ToldPlay, ToldReason> => {
      const match = read(text);
      const game = gameOf(match);
      if (!game.ok) throw new Error(game.error.code);
      const cards = places.flatMap((place) => game.value.hands[LEARNER][place] ?? []);
      const checked = checkMove(game.value, LEARNER, cards);
      if (checked.ok) return ok(tell(withChoice(match, cards)));
      const { code, clause } = checked.error;
      return err({ text: sayError({ code }, t), clause, ours: false });
    },
    back: (text: string): ToldPlay => tell(withoutLastChoice(read(text))),
    again: (text: string): ToldPlay =>
      tell(dealtAnew(read(text), Math.floor(Math.random() * SEEDS))),
  };
}

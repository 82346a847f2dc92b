import { err, ok, type Result } from '../../../../core/result.ts';
import type { Catalogue } from '../../../../core/words.ts';
import type { ToldReason } from '../../../../kit/question/told.ts';
import { HOUSE } from '../../rules/readings.ts';
import { type GameRecord, gameAfter } from '../../rules/replay.ts';
import type { Picks } from '../cards/picks.ts';
import { pickedFrom, tellRefusals } from '../scene/tell-scene.ts';
import { lateTranslate } from '../words.ts';
import { tellGame } from './tell-game.ts';
import type { ToldGame } from './told-game.ts';

/** All that a game with open hands needs once it is played on; it is loaded then, and not before. */
export async function createGameDesk(words: Catalogue, lang: string) {
  const t = await lateTranslate(words, lang);
  return {
    /** Reveals the cards at these places of both hands, or says why they may not be chosen. */
    reveal: (record: GameRecord, picks: Picks): Result<ToldGame, readonly ToldReason[]> => {
      const game = gameAfter(record, HOUSE);
      const choices = pickedFrom(game.hands, picks);
      const refusals = tellRefusals(game, choices, t);
      if (refusals.length > 0) return err(refusals);
      const next = { ...record, choices: [...record.choices, choices] };
      return ok(tellGame(next, t, lang));
    },
    /** One phase back. */
    back: (record: GameRecord): ToldGame =>
      tellGame({ ...record, choices: record.choices.slice(0, -1) }, t, lang),
  };
}

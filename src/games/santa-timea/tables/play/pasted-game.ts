import { ok, type Result } from '../../../../core/result.ts';
import type { TextReader } from '../../../../kit/play/pasted.ts';
import { sayError } from '../../explain/say.ts';
import type { Translate } from '../../explain/words.ts';
import { type NotationError, parserOf } from '../../notation/error.ts';
import { makeGame, readGame } from '../../notation/game.ts';
import { readMatch } from '../../players/read.ts';

/** Reads the text of a game, also in the words of before the notation; gives its canonical text. */
export function readGameText(text: string): Result<string, NotationError> {
  const game = parseGame(text);
  if (game.ok) return ok(makeGame(game.value));
  const older = game.error.code === 'unknown-kind' ? readMatch(text) : null;
  return older?.ok ? ok(makeGame(older.value)) : game;
}

const parseGame = parserOf({ game: readGame });

export const textReader = (t: Translate): TextReader => ({
  read: readGameText,
  why: (error) => sayError(error, t),
  t,
});

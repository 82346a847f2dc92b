import { ok, type Result } from '../../../../core/result.ts';
import { readKind } from '../../../../core/scanner.ts';
import type { TextReader } from '../../../../kit/play/pasted.ts';
import { sayError } from '../../explain/say.ts';
import type { Translate } from '../../explain/words.ts';
import { type NotationError, TurnScanner } from '../../notation/error.ts';
import { type GamePosition, makeGame, readGame } from '../../notation/game.ts';
import { readMatch } from '../../players/read.ts';

/** Reads the text of a game, also in the words of before the notation; gives its canonical text. */
export function readGameText(text: string): Result<string, NotationError> {
  const game = readKind<TurnScanner, GamePosition>(new TurnScanner(text), { game: readGame });
  if (game.ok) return ok(makeGame(game.value));
  const older = game.error.code === 'unknown-kind' ? readMatch(text) : null;
  return older?.ok ? ok(makeGame(older.value)) : game;
}

export const textReader = (t: Translate): TextReader => ({
  read: readGameText,
  why: (error) => sayError(error, t),
  t,
});

import { readKind } from '../../../../core/scanner.ts';
import { readsGames, type TextReader } from '../../../../kit/play/pasted.ts';
import { sayError } from '../../explain/say.ts';
import type { Translate } from '../../explain/words.ts';
import { Scanner } from '../../notation/error.ts';
import { type GamePosition, makeGame, readGame } from '../../notation/game.ts';
import { readMatch } from '../../players/read.ts';

/** Reads the text of a game, also in the words of before the notation had all of it; gives its canonical text. */
export const readGameText = readsGames(
  (text) => readKind<Scanner, GamePosition>(new Scanner(text), { game: readGame }),
  readMatch,
  makeGame,
);

export const textReader = (t: Translate): TextReader => ({
  read: readGameText,
  why: (error) => sayError(error, t),
  t,
});

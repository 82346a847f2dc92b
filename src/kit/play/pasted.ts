import { fragmentText } from '../../core/fragment.ts';
import { tidyPasted } from '../../core/pasted.ts';
import { err, ok, type Result } from '../../core/result.ts';
import type { TextError } from '../../core/text-error.ts';
import type { Translate } from '../../core/words.ts';

/** A text that could not be read, and why. */
export interface BadText {
  readonly error: TextError;
  readonly text: string;
}

/** What a game brings, so that games of it can be opened from their texts. */
export interface TextReader {
  /** Reads the text of a game, also as it was written before; gives its canonical text. */
  readonly read: (text: string) => Result<string, TextError>;
  /** Why a text is none. */
  readonly why: (error: TextError) => string;
  readonly t: Translate<`play.text.${TextWord}`>;
}

type TextWord =
  | 'own'
  | 'copy'
  | 'copied'
  | 'by-hand'
  | 'paste'
  | 'open'
  | 'replaces'
  | 'bad'
  | 'no-game';

/**
 * Reads the text of a game; gives its canonical text.
 * @param parse reads what the notation calls a game
 * @param older reads how games were kept before the notation had all of them
 */
export const readsGames =
  <Game, Fault extends TextError>(
    parse: (text: string) => Result<Game, Fault>,
    older: (text: string) => Result<Game, unknown>,
    make: (game: Game) => string,
  ) =>
  (text: string): Result<string, Fault> => {
    const game = parse(text);
    if (game.ok) return ok(make(game.value));
    const before = game.error.code === 'unknown-kind' ? older(text) : null;
    return before?.ok ? ok(make(before.value)) : game;
  };

/**
 * Reads a game that somebody pastes: its text, or a link to it, as a mail or a sentence holds them.
 * @returns its canonical text; else what is wrong with it, and where.
 */
export function readPasted(pasted: string, read: TextReader['read']): Result<string, BadText> {
  const tidy = tidyPasted(pasted);
  const text = linkedIn(tidy) ?? tidy;
  const game = read(text);
  return game.ok ? game : err({ error: game.error, text });
}

/** What a link brings to one of the tables of its page: a game, if there is any among them. */
function linkedIn(pasted: string): string | undefined {
  const texts = /(?:^|\/)\S*?#(\S+=\S+)/
    .exec(pasted)?.[1]
    ?.split('&')
    .map((part) => linkedText(part.slice(part.indexOf('=') + 1)));
  return texts?.find((text) => text.startsWith('game')) ?? texts?.[0];
}

/** The text of a game in a link, which may have taken up what stood behind it. */
export const linkedText = (part: string): string => tidyPasted(fragmentText(part));

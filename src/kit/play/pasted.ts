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
  /** Reads the text of a game; gives its canonical text. */
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

/** @param make writes a game in its canonical text */
export const textReader = <Game, T extends TextReader['t']>(
  parse: (text: string) => Result<Game, TextError>,
  make: (game: Game) => string,
  say: (error: TextError, t: T) => string,
  t: T,
): TextReader => ({
  read: (text) => {
    const game = parse(text);
    return game.ok ? ok(make(game.value)) : game;
  },
  why: (error) => (error.code === 'unknown-kind' ? t('play.text.no-game') : say(error, t)),
  t,
});

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

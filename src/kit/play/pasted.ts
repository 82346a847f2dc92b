import { fragmentText, tidyPasted } from '../../core/fragment.ts';
import { err, type Result, type TextError } from '../../core/result.ts';
import type { Translate } from '../../core/words.ts';

export interface BadText {
  readonly error: TextError;
  readonly text: string;
}

export interface TextReader<Match> {
  readonly read: (text: string) => Result<Match, TextError>;
  readonly write: (match: Match) => string;
  readonly why: (error: TextError) => string;
  readonly t: Translate<`play.text.${TextWord}` | 'new-game.text'>;
}

type TextWord = 'paste' | 'open' | 'replaces' | 'bad' | 'no-game';

export const textReader = <Match, T extends TextReader<Match>['t']>(
  read: TextReader<Match>['read'],
  write: TextReader<Match>['write'],
  say: (error: TextError, t: T) => string,
  t: T,
): TextReader<Match> => ({
  read,
  write,
  why: (error) => (error.code === 'unknown-kind' ? t('play.text.no-game') : say(error, t)),
  t,
});

/** Reads a game that somebody pastes: its text, or a link to it, as a mail or a sentence holds them. */
export function readPasted<Match>(
  pasted: string,
  read: TextReader<Match>['read'],
): Result<Match, BadText> {
  const tidy = tidyPasted(pasted);
  const text = linkedIn(tidy) ?? tidy;
  const game = read(text);
  return game.ok ? game : err({ error: game.error, text });
}

function linkedIn(pasted: string): string | undefined {
  const texts = /(?:^|\/)\S*?#(\S+=\S+)/
    .exec(pasted)?.[1]
    ?.split('&')
    .map((part) => linkedText(part.slice(part.indexOf('=') + 1)));
  return texts?.find((text) => text.startsWith('game')) ?? texts?.[0];
}

export const linkedText = (part: string): string => tidyPasted(fragmentText(part));

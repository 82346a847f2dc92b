import { fragmentText } from '../../../../core/fragment.ts';
import { err, ok, type Result } from '../../../../core/result.ts';
import { parserOf } from '../../notation/error.ts';
import { makeGame, readGame } from '../../notation/game.ts';
import { readMatch } from '../../players/read.ts';
import type { BadLink } from '../shared/linked.tsx';

/**
 * Reads a game that somebody pastes: its text, also in the words of before the notation, or a link to it.
 * @returns its canonical text; else what is wrong with it, and where.
 */
export function readPasted(pasted: string): Result<string, BadLink> {
  const text = linkedIn(pasted) ?? pasted;
  const game = parseGame(text);
  if (game.ok) return ok(makeGame(game.value));
  const older = game.error.code === 'unknown-kind' ? readMatch(text) : null;
  return older?.ok ? ok(makeGame(older.value)) : err({ error: game.error, text });
}

/** What a link brings to one of the tables of its page: a game, if there is any among them. */
function linkedIn(pasted: string): string | undefined {
  const texts = /^\S*?#(\S+=\S+)/
    .exec(pasted.trim())?.[1]
    ?.split('&')
    .map((part) => fragmentText(part.slice(part.indexOf('=') + 1)));
  return texts?.find((text) => text.startsWith('game')) ?? texts?.[0];
}

const parseGame = parserOf({ game: readGame });

import { err, ok, type Result } from '../../../core/result.ts';
import { readWord } from '../notation/cards.ts';
import { Scanner } from '../notation/error.ts';
import { HIGHEST_SEED, readGame } from '../notation/game.ts';
import type { Card } from '../rules/cards.ts';
import { type Match, newMatch, replayed } from './match.ts';

/** Why a text names no match to play, and which word of it. */
export interface MatchError {
  readonly code: 'no-seed' | 'bad-turns' | 'bad-cards' | 'refused' | 'bad-game';
  /** The word that is wrong; empty where one is missing. */
  readonly found: string;
}

/** Reads a game of the notation, or the short text of a table in a lesson. */
export function readMatch(text: string): Result<Match, MatchError> {
  const scanner = new Scanner(text);
  if (!scanner.accept('game')) return readTable(text);
  const game = readGame(scanner);
  return scanner.error ? err({ code: 'bad-game', found: scanner.error.found }) : ok(game);
}

/**
 * Reads `seed 7`, then perhaps how many turns are played (`turns 1`) and the learner’s choices so far, a
 * word for each phase: `plays NB . NN BB`. Games were kept so before the notation had all of them.
 */
function readTable(text: string): Result<Match, MatchError> {
  const words = text.trim().split(/\s+/);
  const [seedWord, seed = ''] = words;
  const isSeed = /^\d{1,10}$/.test(seed) && Number(seed) <= HIGHEST_SEED;
  if (seedWord !== 'seed' || !isSeed) return err({ code: 'no-seed', found: seed });
  const isShort = words[2] === 'turns';
  const turns = isShort ? (words[3] ?? '') : '';
  if (isShort && !/^[1-9]\d?$/.test(turns)) return err({ code: 'bad-turns', found: turns });
  const [plays, ...choices] = words.slice(isShort ? 4 : 2);
  if (plays !== undefined && plays !== 'plays') return err({ code: 'bad-cards', found: plays });
  const chosen = choices.map(cardsIn);
  const bad = chosen.indexOf(null);
  if (bad >= 0) return err({ code: 'bad-cards', found: choices[bad] ?? '' });
  const match = replayed(
    newMatch(Number(seed), isShort ? Number(turns) : null),
    chosen.flatMap((cards) => (cards ? [cards] : [])),
  );
  return match.ok ? match : err({ code: 'refused', found: choices[match.error.step] ?? '' });
}

/** The cards of one word; null if it is none. */
function cardsIn(word: string): readonly Card[] | null {
  const scanner = new Scanner(word);
  const { cards } = readWord(scanner);
  return scanner.error || !scanner.done ? null : cards;
}

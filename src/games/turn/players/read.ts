import { err, ok, type Result } from '../../../core/result.ts';
import { TurnScanner } from '../notation/error.ts';
import { HIGHEST_SEED, readGame } from '../notation/game.ts';
import { readMoves } from '../notation/moves.ts';
import { DECKS, type Decks } from '../rules/deck.ts';
import { MAX_SEATS, MIN_SEATS, type Move } from '../rules/game.ts';
import { answered, type Match, newMatch, replayed } from './match.ts';

/** Why a text names no game to play, and which word of it. */
export interface MatchError {
  readonly code: 'no-seed' | 'bad-seats' | 'bad-decks' | 'bad-move' | 'refused' | 'bad-game';
  /** The word that is wrong; empty where one is missing. */
  readonly found: string;
}

const FORM = /^seed (\S+) seats (\S+) decks (\S+)(?: plays (.+))?$/;

/** Reads a game of the notation, or the short text of a table in a lesson. */
export function readMatch(text: string): Result<Match, MatchError> {
  const scanner = new TurnScanner(text);
  if (!scanner.accept('game')) return readTable(text);
  const game = readGame(scanner);
  const { error } = scanner;
  return error ? err({ code: 'bad-game', found: error.found }) : ok(answered(game));
}

/**
 * Reads `seed 7 seats 3 decks 2`, then perhaps the learner’s moves so far: `plays T^ E:W -N:S +@`. Games were kept so
 * before the notation had them.
 */
function readTable(text: string): Result<Match, MatchError> {
  const words = text.trim().replace(/\s+/g, ' ');
  const [, seed = '', seats = '', decks = '', plays = ''] = FORM.exec(words) ?? [];
  if (!/^\d{1,10}$/.test(seed) || Number(seed) > HIGHEST_SEED) {
    return err({ code: 'no-seed', found: seed || (words.split(' ')[0] ?? '') });
  }
  if (!/^\d$/.test(seats) || Number(seats) < MIN_SEATS || Number(seats) > MAX_SEATS) {
    return err({ code: 'bad-seats', found: seats });
  }
  if (!isDecks(decks)) return err({ code: 'bad-decks', found: decks });
  const moves: Move[] = [];
  for (const word of plays.split(' ').filter(Boolean)) {
    const move = moveOf(word);
    if (!move) return err({ code: 'bad-move', found: word });
    moves.push(move);
  }
  const match = replayed(newMatch(Number(seed), Number(seats), Number(decks) as Decks), moves);
  return match.ok
    ? match
    : err({ code: 'refused', found: plays.split(' ')[match.error.index] ?? '' });
}

const isDecks = (text: string): boolean => Object.hasOwn(DECKS, text);

function moveOf(word: string): Move | null {
  const scanner = new TurnScanner(word);
  const [move, ...more] = readMoves(scanner).moves;
  return scanner.error || !move || more.length > 0 ? null : move;
}

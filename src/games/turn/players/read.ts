import { err, ok, type Result } from '../../../core/result.ts';
import { TurnScanner } from '../notation/error.ts';
import { makeMoves, readMoves } from '../notation/moves.ts';
import { DECKS, type Decks } from '../rules/deck.ts';
import { MAX_SEATS, MIN_SEATS, type Move } from '../rules/game.ts';
import { type Match, momentOf } from './match.ts';

/** Why a text names no game to play, and which word of it. */
export interface MatchError {
  readonly code: 'no-seed' | 'bad-seats' | 'bad-decks' | 'bad-move' | 'refused';
  /** The word that is wrong; empty where one is missing. */
  readonly found: string;
}

/** Seeds that people can read and copy. */
const HIGHEST_SEED = 2 ** 31 - 1;

const FORM = /^seed (\S+) seats (\S+) decks (\S+)(?: plays (.+))?$/;

/** Reads `seed 7 seats 3 decks 2`, then perhaps the learner’s moves so far: `plays T^ E:W -N:S +@`. */
export function readMatch(text: string): Result<Match, MatchError> {
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
  const match: Match = {
    seed: Number(seed),
    seats: Number(seats),
    decks: Number(decks) as Decks,
    moves,
  };
  const moment = momentOf(match);
  return moment.ok
    ? ok(match)
    : err({ code: 'refused', found: plays.split(' ')[moment.error.index] ?? '' });
}

const isDecks = (text: string): boolean => Object.hasOwn(DECKS, text);

function moveOf(word: string): Move | null {
  const scanner = new TurnScanner(word);
  const [move, ...more] = readMoves(scanner).moves;
  return scanner.error || !move || more.length > 0 ? null : move;
}

/** The text that `readMatch` reads. */
export const makeMatch = ({ seed, seats, decks, moves }: Match): string =>
  [
    `seed ${seed} seats ${seats} decks ${decks}`,
    ...(moves.length > 0 ? ['plays', makeMoves(moves)] : []),
  ].join(' ');

import { isWind, type Wind } from '../../../core/compass.ts';
import { err, ok, type Result } from '../../../core/result.ts';
import { makeCard } from '../notation/cards.ts';
import { type NotationError, Scanner } from '../notation/error.ts';
import { readGame } from '../notation/game.ts';
import { type WheelCard, wheelDeck } from '../rules/cards.ts';
import { MAX_SEATS, MIN_SEATS, TRICKS } from '../rules/deal.ts';
import type { DealtRound } from '../rules/dealt-game.ts';
import { ROUNDS } from '../rules/game.ts';
import { type Match, NEW_TABLE, replayed } from './match.ts';

/** Why a text names no round to play, and which word of it. */
export interface MatchError {
  readonly code:
    | 'no-seed'
    | 'no-seats'
    | 'bad-seats'
    | 'bad-tricks'
    | 'bad-card'
    | 'bad-wind'
    | 'bad-word'
    | 'refused'
    | 'bad-game';
  /** The word that is wrong; empty where one is missing. */
  readonly found: string;
  /** What is wrong with a game of the notation. */
  readonly why?: NotationError;
}

/** Seeds that people can read and copy. */
const HIGHEST_SEED = 2 ** 31 - 1;

/** Reads a game of the notation, or the short text of a table in a lesson. */
export function readMatch(text: string): Result<Match, MatchError> {
  const scanner = new Scanner(text);
  if (!scanner.accept('game')) return readTable(text);
  const game = readGame(scanner);
  const why = scanner.error;
  return why ? err({ code: 'bad-game', found: why.found, why }) : ok(game);
}

/**
 * Reads `seed 7 seats 3`, then perhaps `tricks 3`, `pro`, `game`, the learner’s cards so far (`plays N3 P`) and the
 * sets to discard (`sets N`); in a game behind each `next` those of another round. Games were kept so before the
 * notation had them; the gentle players answer again as they did.
 */
function readTable(text: string): Result<Match, MatchError> {
  const [seedWord, seed = '', seatsWord, seats = '', ...more] = text.trim().split(/\s+/);
  if (seedWord !== 'seed' || !isNumber(seed) || Number(seed) > HIGHEST_SEED) {
    return err({ code: 'no-seed', found: seedWord === 'seed' ? seed : (seedWord ?? '') });
  }
  if (seatsWord !== 'seats') return err({ code: 'no-seats', found: seatsWord ?? '' });
  if (!isNumber(seats) || Number(seats) < MIN_SEATS || Number(seats) > MAX_SEATS) {
    return err({ code: 'bad-seats', found: seats });
  }
  const [tricks = '', ...rest] = more[0] === 'tricks' ? more.slice(1) : [String(TRICKS), ...more];
  if (!isNumber(tricks) || Number(tricks) < 1 || Number(tricks) > TRICKS) {
    return err({ code: 'bad-tricks', found: tricks });
  }
  const variant = rest[0] === 'pro' ? 'pro' : 'basic';
  const own = variant === 'pro' ? rest.slice(1) : rest;
  const isGame = own[0] === 'game';
  const parts = readParts(isGame ? own.slice(1) : own, isGame ? ROUNDS : 1, Number(tricks));
  if (!parts.ok) return parts;
  const table: Match = {
    ...NEW_TABLE,
    seed: Number(seed),
    seats: Number(seats),
    tricks: Number(tricks),
    variant,
    isGame,
  };
  const match = replayed(table, parts.value);
  return match.ok ? match : err({ code: 'refused', found: makeCard(match.error.card) });
}

/** The rounds, one behind each `next`; another begins when all tricks of one are played. */
function readParts(
  words: readonly string[],
  most: number,
  tricks: number,
): Result<DealtRound[], MatchError> {
  const parts: DealtRound[] = [];
  let rest: readonly string[] | null = words;
  while (rest) {
    const end: number = rest.indexOf('next');
    const part = readPart(end < 0 ? rest : rest.slice(0, end));
    if (!part.ok) return part;
    parts.push(part.value);
    rest = end < 0 ? null : rest.slice(end + 1);
    if (rest && (parts.length === most || part.value.cards.length !== tricks)) {
      return err({ code: 'bad-word', found: 'next' });
    }
  }
  return ok(parts);
}

function readPart(words: readonly string[]): Result<DealtRound, MatchError> {
  const cards: WheelCard[] = [];
  const sets: Wind[] = [];
  let list = '';
  for (const word of words) {
    if ((word === 'plays' && list === '') || (word === 'sets' && list !== 'sets')) list = word;
    else if (list === 'plays') {
      const card = CARDS.get(word);
      if (!card) return err({ code: 'bad-card', found: word });
      cards.push(card);
    } else if (list === 'sets') {
      if (!isWind(word) || sets.includes(word)) return err({ code: 'bad-wind', found: word });
      sets.push(word);
    } else return err({ code: 'bad-word', found: word });
  }
  return ok({ cards, sets, keeps: [] });
}

const CARDS = new Map(wheelDeck().map((card) => [makeCard(card), card]));

const isNumber = (text: string): boolean => /^\d{1,10}$/.test(text);

/** The card that the notation calls so. */
export const cardNamed = (name: string): WheelCard | undefined => CARDS.get(name);

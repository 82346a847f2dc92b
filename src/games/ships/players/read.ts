import { err, ok, type Result } from '../../../core/result.ts';
import { makeWord, readWord } from '../notation/cards.ts';
import { Scanner } from '../notation/error.ts';
import { HIGHEST_SEED } from '../notation/game.ts';
import type { Card } from '../rules/cards.ts';
import { gameOf, type Match } from './match.ts';

/** Why a text names no match to play, and which word of it. */
export interface MatchError {
  readonly code: 'no-seed' | 'bad-turns' | 'bad-cards' | 'refused';
  /** The word that is wrong; empty where one is missing. */
  readonly found: string;
}

/**
 * Reads `seed 7`, then perhaps how many turns are played (`turns 1`) and the learner’s choices so far, a
 * word for each phase: `plays NB . NN BB`.
 */
export function readMatch(text: string): Result<Match, MatchError> {
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
  const match: Match = {
    seed: Number(seed),
    turns: isShort ? Number(turns) : null,
    chosen: chosen.flatMap((cards) => (cards ? [cards] : [])),
  };
  const game = gameOf(match);
  return game.ok ? ok(match) : err({ code: 'refused', found: choices[game.error.step] ?? '' });
}

/** The cards of one word; null if it is none. */
function cardsIn(word: string): readonly Card[] | null {
  const scanner = new Scanner(word);
  const { cards } = readWord(scanner);
  return scanner.error || !scanner.done ? null : cards;
}

/** The text that `readMatch` reads. */
export const makeMatch = ({ seed, turns, chosen }: Match): string =>
  [
    `seed ${seed}`,
    ...(turns === null ? [] : [`turns ${turns}`]),
    ...(chosen.length > 0 ? ['plays', ...chosen.map(makeWord)] : []),
  ].join(' ');

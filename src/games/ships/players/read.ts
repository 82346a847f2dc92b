import { err, ok, type Result } from '../../../core/result.ts';
import { makeWord, readCards } from '../notation/cards.ts';
import { HIGHEST_SEED } from '../notation/game.ts';
import { Scanner } from '../notation/scanner.ts';
import { gameOf, type Match } from './match.ts';

/** Why a text names no match to play, and which word of it. */
export interface MatchError {
  readonly code: 'no-seed' | 'bad-cards' | 'refused';
  /** The word that is wrong; empty where one is missing. */
  readonly found: string;
}

/** Reads `seed 7`, then perhaps the learner’s choices so far, a word for each phase: `plays NB . NN BB`. */
export function readMatch(text: string): Result<Match, MatchError> {
  const [seedWord, seed = '', plays, ...words] = text.trim().split(/\s+/);
  const isSeed = /^\d{1,10}$/.test(seed) && Number(seed) <= HIGHEST_SEED;
  if (seedWord !== 'seed' || !isSeed) return err({ code: 'no-seed', found: seed });
  if (plays !== undefined && plays !== 'plays') return err({ code: 'bad-cards', found: plays });
  const chosen = [];
  for (const word of words) {
    const scanner = new Scanner(word);
    const { cards } = readCards(scanner);
    if (scanner.error || !scanner.done) return err({ code: 'bad-cards', found: word });
    chosen.push(cards);
  }
  const match: Match = { seed: Number(seed), chosen };
  const game = gameOf(match);
  return game.ok ? ok(match) : err({ code: 'refused', found: words[game.error.step] ?? '' });
}

/** The text that `readMatch` reads. */
export const makeMatch = ({ seed, chosen }: Match): string =>
  [`seed ${seed}`, ...(chosen.length > 0 ? ['plays', ...chosen.map(makeWord)] : [])].join(' ');

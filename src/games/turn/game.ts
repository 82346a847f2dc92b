import puzzleWords from '../../../content/en/turn/puzzles.json' with { type: 'json' };
import rulings from '../../../content/en/turn/rulings.json' with { type: 'json' };
import source from '../../../puzzles/turn/puzzles.txt?raw';
import { createTranslate } from '../../core/words.ts';
import type { GameRules } from '../game.ts';
import { FACTS } from './facts.ts';
import { checkFence, TRY } from './fence.ts';
import { PUZZLE_FILE, sayPuzzleErrors, type TurnPuzzle } from './questions/index.ts';
import { CLAUSES } from './rules/clauses.ts';
import { MAX_SEATS, MIN_SEATS } from './rules/game.ts';

/** Authors of puzzles read what is wrong in English, like every message of the build. */
const WORDS = { ...rulings, ...puzzleWords };

/** The puzzles of this game, which the engine has confirmed. */
export const PUZZLES: readonly TurnPuzzle[] = readPuzzles(source);

/** @throws when the engine disagrees with the file, so that the build fails and says where. */
export function readPuzzles(text: string): readonly TurnPuzzle[] {
  const parsed = PUZZLE_FILE.parse(text);
  if (parsed.ok) return parsed.value;
  const t = createTranslate(WORDS, 'en');
  throw new Error(sayPuzzleErrors('puzzles/turn/puzzles.txt', text, parsed.error, t));
}

/** How many players a question shows. */
const seatsOf = ({ question: { position } }: TurnPuzzle): number =>
  position.kind === 'loot'
    ? position.holdings.length
    : Math.max(position.setup.hands.length, MIN_SEATS);

export const GAME: GameRules = {
  clauses: CLAUSES,
  facts: FACTS,
  players: [MIN_SEATS, MAX_SEATS],
  minutes: [45, 60],
  firstPosition: { source: 'table v 20 * 5 * 50 * 1 *: N E S T', meta: TRY },
  puzzles: PUZZLES.map((puzzle) => ({ id: puzzle.key, band: puzzle.band, seats: seatsOf(puzzle) })),
  checkFence,
};

import errorWords from '../../../content/en/santa-timea/puzzles.json' with { type: 'json' };
import rulings from '../../../content/en/santa-timea/rulings.json' with { type: 'json' };
import source from '../../../puzzles/santa-timea/who-takes.txt?raw';
import { createTranslate } from '../../core/words.ts';
import type { GameRules } from '../game.ts';
import { FACTS } from './facts.ts';
import { checkFence, PREDICT } from './fence.ts';
import { parsePuzzles } from './puzzles/file.ts';
import type { Puzzle } from './puzzles/puzzle.ts';
import { sayPuzzleErrors } from './puzzles/say.ts';
import { CLAUSES } from './rules/clauses.ts';
import { MAX_SEATS, MIN_SEATS } from './rules/deal.ts';

/** Authors of puzzles read what is wrong in English, like every message of the build. */
const WORDS = { ...rulings, ...errorWords };

const FILE = 'puzzles/santa-timea/who-takes.txt';

/** The puzzles of this game, which the engine has confirmed. */
export const PUZZLES: readonly Puzzle[] = readPuzzles(source);

/** @throws when the engine disagrees with the file, so that the build fails and says where. */
export function readPuzzles(text: string): readonly Puzzle[] {
  const parsed = parsePuzzles(text);
  if (parsed.ok) return parsed.value;
  const t = createTranslate(WORDS, 'en');
  throw new Error(sayPuzzleErrors(FILE, text, parsed.error, t));
}

export const GAME: GameRules = {
  clauses: CLAUSES,
  facts: FACTS,
  players: [MIN_SEATS, MAX_SEATS],
  minutes: null,
  firstPosition: { source: 'trick N2: N9 E12 S13', meta: PREDICT },
  puzzles: PUZZLES.map(({ id, band, trick }) => ({ id, band, seats: trick.plays.length })),
  checkFence,
};

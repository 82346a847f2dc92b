import puzzleWords from '../../../content/en/ships/puzzles.json' with { type: 'json' };
import rulings from '../../../content/en/ships/rulings.json' with { type: 'json' };
import source from '../../../puzzles/ships/puzzles.txt?raw';
import { createTranslate } from '../../core/words.ts';
import type { GameRules } from '../game.ts';
import { FACTS } from './facts.ts';
import { checkFence } from './fence.ts';
import { PUZZLE_FILE, type ShipsPuzzle, sayPuzzleErrors } from './questions/index.ts';
import { CLAUSES } from './rules/clauses.ts';
import { SEATS } from './rules/seats.ts';

/** Authors of puzzles read what is wrong in English, like every message of the build. */
const WORDS = { ...rulings, ...puzzleWords };

/** The puzzles of this game, which the engine has confirmed. */
export const PUZZLES: readonly ShipsPuzzle[] = readPuzzles(source);

/** @throws when the engine disagrees with the file, so that the build fails and says where. */
export function readPuzzles(text: string): readonly ShipsPuzzle[] {
  const parsed = PUZZLE_FILE.parse(text);
  if (parsed.ok) return parsed.value;
  const t = createTranslate(WORDS, 'en');
  throw new Error(sayPuzzleErrors('puzzles/ships/puzzles.txt', text, parsed.error, t));
}

export const GAME: GameRules = {
  clauses: CLAUSES,
  facts: FACTS,
  players: [SEATS.length, SEATS.length],
  minutes: null,
  firstPosition: {
    source: 'table fire 5-4-6 ~NN BBB CC / 3-6-4 ~W BB GG',
    meta: '',
  },
  puzzles: PUZZLES.map(({ key, band, question }) => ({
    id: key,
    band,
    seats: SEATS.length,
    about: `practice-ask.${question.ask}`,
  })),
  checkFence,
};

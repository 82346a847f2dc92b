import puzzleWords from '../../../content/en/ships/puzzles.json' with { type: 'json' };
import rulings from '../../../content/en/ships/rulings.json' with { type: 'json' };
import { createTranslate } from '../../core/words.ts';
import type { Game, PuzzleEntry, Supply } from '../../kit/game.ts';
import { FACTS } from './facts.ts';
import { checkFence } from './fence.ts';
import { PUZZLE_FILE, type ShipsPuzzle, sayPuzzleErrors } from './questions/index.ts';
import { CLAUSES } from './rules/clauses.ts';
import { SEATS } from './rules/seats.ts';

export interface ShipsEntry extends PuzzleEntry {
  readonly puzzle: ShipsPuzzle;
}

/** Authors of puzzles read what is wrong in English, like every message of the build. */
const t = createTranslate({ ...rulings, ...puzzleWords }, 'en');

const PUZZLES: Supply<ShipsEntry> = {
  files: /^puzzles\.txt$/,
  read: (files) =>
    files.flatMap(({ text }) => {
      const parsed = PUZZLE_FILE.parseChecked(text);
      return (parsed.ok ? parsed.value : []).map((puzzle) => ({
        id: puzzle.key,
        band: puzzle.band,
        seats: SEATS.length,
        about: `practice-ask.${puzzle.question.ask}`,
        puzzle,
      }));
    }),
  problems: (files) =>
    files.flatMap(({ path, text }) => {
      const parsed = PUZZLE_FILE.parse(text);
      return parsed.ok ? [] : [sayPuzzleErrors(path, text, parsed.error, t)];
    }),
};

export const GAME = {
  id: 'ships',
  fenceLanguage: 'ships',
  players: [SEATS.length, SEATS.length],
  minutes: null,
  firstPosition: { source: 'table fire 5-4-6 ~NN BBB CC / 3-6-4 ~W BB GG', meta: '' },
  clauses: CLAUSES,
  facts: FACTS,
  stated: {},
  /** No printed edition but the English one, so no terms to hold apart and nothing to compare. */
  terms: [],
  topics: [],
  checkFence,
  puzzles: PUZZLES,
  has: ['Aid', 'Practice'],
  play: 'stay-afloat',
  sheet: () => import('./tables/sheet.css?url'),
} as const satisfies Game;

import puzzleWords from '../../../content/en/turn/puzzles.json' with { type: 'json' };
import rulings from '../../../content/en/turn/rulings.json' with { type: 'json' };
import { createTranslate } from '../../core/words.ts';
import type { Game, PuzzleEntry, Supply } from '../../kit/game.ts';
import { FACTS } from './facts.ts';
import { checkFence, TRY } from './fence.ts';
import { PUZZLE_FILE, sayPuzzleErrors, type TurnPuzzle } from './questions/index.ts';
import { CLAUSES } from './rules/clauses.ts';
import { MAX_SEATS, MIN_SEATS } from './rules/game.ts';

export interface TurnEntry extends PuzzleEntry {
  readonly puzzle: TurnPuzzle;
}

/** Authors of puzzles read what is wrong in English, like every message of the build. */
const t = createTranslate({ ...rulings, ...puzzleWords }, 'en');

/** How many players a question shows. */
const seatsOf = ({ question: { position } }: TurnPuzzle): number =>
  position.kind === 'loot'
    ? position.holdings.length
    : Math.max(position.setup.hands.length, MIN_SEATS);

const PUZZLES: Supply<TurnEntry> = {
  files: /^puzzles\.txt$/,
  read: (files) =>
    files.flatMap(({ text }) => {
      const parsed = PUZZLE_FILE.parseChecked(text);
      return (parsed.ok ? parsed.value : []).map((puzzle) => ({
        id: puzzle.key,
        band: puzzle.band,
        seats: seatsOf(puzzle),
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
  id: 'turn',
  fenceLanguage: 'turn',
  players: [MIN_SEATS, MAX_SEATS],
  minutes: [45, 60],
  firstPosition: { source: 'table v 20 * 5 * 50 * 1 *: N E S T', meta: TRY },
  clauses: CLAUSES,
  facts: FACTS,
  stated: {},
  terms: [],
  topics: [],
  checkFence,
  puzzles: PUZZLES,
  has: ['Aid', 'Practice'],
  play: 'whole-game',
  sheet: () => import('./tables/sheet.css?url'),
} as const satisfies Game;

import puzzleWords from '../../../content/en/turn/puzzles.json' with { type: 'json' };
import rulings from '../../../content/en/turn/rulings.json' with { type: 'json' };
import type { Game } from '../../kit/game.ts';
import { collectionOf } from '../../kit/question/supply.ts';
import CONTEXT from './context.json' with { type: 'json' };
import { FACTS } from './facts.ts';
import { readFence, TRY } from './fence.ts';
import { PUZZLE_FILE, QUESTIONS, sayPuzzleError, type TurnPuzzle } from './questions/index.ts';
import { CLAUSES } from './rules/clauses.ts';
import { MAX_SEATS, MIN_SEATS } from './rules/game.ts';

const seatsOf = ({ question: { position } }: TurnPuzzle): number =>
  position.kind === 'loot'
    ? position.holdings.length
    : Math.max(position.setup.hands.length, MIN_SEATS);

const nameOf = (ask: string) => `practice-ask.${ask}`;

const PUZZLES = collectionOf(
  { format: PUZZLE_FILE, sayError: sayPuzzleError, english: { ...rulings, ...puzzleWords } },
  QUESTIONS.asks.map(nameOf),
  (puzzle) => ({
    seats: seatsOf(puzzle),
    band: QUESTIONS.bandOf(puzzle.question),
    theme: nameOf(puzzle.question.ask),
  }),
);

export const GAME = {
  id: 'turn',
  fenceLanguage: 'turn',
  players: [MIN_SEATS, MAX_SEATS],
  minutes: [45, 60],
  firstPosition: { source: 'table v 20 * 5 * 50 * 1 *: N E S T', meta: TRY },
  clauses: CLAUSES,
  facts: FACTS,
  terms: [],
  context: CONTEXT,
  readFence,
  puzzles: PUZZLES,
  sheet: () => import('./tables/sheet.css?url'),
  preview: async () => (await import('./preview.ts')).PREVIEW,
} as const satisfies Game;

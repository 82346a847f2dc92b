import puzzleWords from '../../../content/en/ships/puzzles.json' with { type: 'json' };
import rulings from '../../../content/en/ships/rulings.json' with { type: 'json' };
import type { Game } from '../../kit/game.ts';
import { collectionOf } from '../../kit/question/supply.ts';
import CONTEXT from './context.json' with { type: 'json' };
import { FACTS } from './facts.ts';
import { readFence } from './fence.ts';
import { PUZZLE_FILE, QUESTIONS, sayPuzzleError } from './questions/index.ts';
import { CLAUSES } from './rules/clauses.ts';
import { SEATS } from './rules/seats.ts';

const nameOf = (ask: string) => `practice-ask.${ask}`;

const PUZZLES = collectionOf(
  { format: PUZZLE_FILE, sayError: sayPuzzleError, english: { ...rulings, ...puzzleWords } },
  QUESTIONS.asks.map(nameOf),
  ({ question }) => ({
    seats: SEATS.length,
    band: QUESTIONS.bandOf(question),
    theme: nameOf(question.ask),
    about: nameOf(question.ask),
  }),
);

export const GAME = {
  id: 'ships',
  fenceLanguage: 'ships',
  players: [SEATS.length, SEATS.length],
  minutes: null,
  firstPosition: { source: 'table fire 5-4-6 ~NN BBB CC / 3-6-4 ~W BB GG', meta: '' },
  clauses: CLAUSES,
  facts: FACTS,
  /** No printed edition but the English one, so no terms to hold apart. */
  terms: [],
  context: CONTEXT,
  readFence,
  puzzles: PUZZLES,
  sheet: () => import('./tables/sheet.css?url'),
  preview: async () => (await import('./preview.ts')).PREVIEW,
} as const satisfies Game;

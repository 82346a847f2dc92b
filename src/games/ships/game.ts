import puzzleWords from '../../../content/en/ships/puzzles.json' with { type: 'json' };
import rulings from '../../../content/en/ships/rulings.json' with { type: 'json' };
import { err, ok, sayError } from '../../core/result.ts';
import type { Facts, Game } from '../../kit/game.ts';
import { fenceError, fenceReader } from '../../kit/lesson/fence.ts';
import { collectionOf } from '../../kit/question/file.ts';
import CONTEXT from './context.json' with { type: 'json' };
import type { Translate } from './explain/say.ts';
import { parseGame } from './notation/game.ts';
import { type Position, parsePosition } from './notation/position.ts';
import type { Match } from './players/match.ts';
import { PUZZLE_FILE, QUESTIONS, type ShipsQuestion } from './questions/index.ts';
import { COPIES, fullDeck, KINDS } from './rules/cards.ts';
import { CLAUSES } from './rules/clauses.ts';
import { HAND } from './rules/game.ts';
import { MOST_RELOADED, MOST_RETIRED } from './rules/legal.ts';
import { SEATS } from './rules/seats.ts';
import { FULL, STATS } from './rules/ship.ts';

export const ALL_CARDS = 'cards';

interface Fence {
  readonly kind: 'position';
  readonly position: Position;
}

export const readFence = fenceReader<Position, ShipsQuestion, Match, Fence, Translate>({
  clauses: CLAUSES,
  readTask: QUESTIONS.parseClaimed,
  readMatch: parseGame,
  readPosition: parsePosition,
  sayError,
  show: (position, meta, _, t) =>
    meta === '' || (meta === ALL_CARDS && position.kind === 'game')
      ? ok({ kind: 'position', position })
      : err(fenceError(t('fence.unknown-meta', { meta }), 0, meta, meta)),
});

export const FACTS = {
  players: SEATS.length,
  cards: fullDeck().length,
  kinds: KINDS.length,
  copies: COPIES,
  'hand-cards': HAND,
  stats: STATS.length,
  'full-stat': FULL,
  'most-reloaded': MOST_RELOADED,
  'most-retired': MOST_RETIRED,
} satisfies Facts;

const nameOf = (ask: string) => `question-kind.${ask}`;

const PUZZLES = collectionOf(
  { format: PUZZLE_FILE, english: { ...rulings, ...puzzleWords } },
  QUESTIONS.asks.map(nameOf),
  ({ question }) => ({
    seats: SEATS.length,
    difficulty: QUESTIONS.difficultyOf(question),
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
} as const satisfies Game;

import puzzleWords from '../../../content/en/turn/puzzles.json' with { type: 'json' };
import rulings from '../../../content/en/turn/rulings.json' with { type: 'json' };
import { err, ok, type Result, sayError } from '../../core/result.ts';
import { sayStepError } from '../../core/task-text.ts';
import type { Facts, Game } from '../../kit/game.ts';
import { type FenceError, fenceError, fenceReader, taskError } from '../../kit/lesson/fence.ts';
import { collectionOf } from '../../kit/question/file.ts';
import CONTEXT from './context.json' with { type: 'json' };
import type { Translate } from './explain/say.ts';
import { type Position, parsePosition } from './notation/position.ts';
import { answered, type Match, type Played, readMatch } from './players/match.ts';
import { PUZZLE_FILE, QUESTIONS, type TurnPuzzle, type TurnQuestion } from './questions/index.ts';
import { CLAUSES } from './rules/clauses.ts';
import { blackDeck, copiesOf, DECK_SIZE, whiteDeck } from './rules/deal.ts';
import { DIRECTIONS } from './rules/directions.ts';
import { COMPASS_COINS, HAND_SIZE, MAX_SEATS, MIN_SEATS } from './rules/game.ts';

/** Behind the fence’s language: a table or a dealt game to try. `deck` is what we assume a deck to hold ([NA11]). */
const TRY = 'try';
const ASK = 'ask';

type Fence =
  | { readonly kind: 'try'; readonly played: Played }
  | { readonly kind: 'asked'; readonly question: TurnQuestion }
  | { readonly kind: 'deck' };

export const readFence = fenceReader<Position, TurnQuestion, Match, Fence, Translate>({
  clauses: CLAUSES,
  readTask: QUESTIONS.parseClaimed,
  readMatch,
  readOther(source, meta, t) {
    if (meta === ASK) return readAsked(source, t);
    return meta === '' && source === 'deck' ? ok({ kind: 'deck' }) : null;
  },
  readPosition: parsePosition,
  sayError,
  show(position, meta, source, t) {
    if (meta === TRY && position.kind === 'game') {
      return ok({ kind: 'try', played: answered(position) });
    }
    return meta === TRY && position.kind === 'table'
      ? ok({ kind: 'try', played: position })
      : err(fenceError(t('fence.unknown-meta', { kind: position.kind, meta }), 1, source, meta));
  },
});

function readAsked(source: string, t: Translate): Result<Fence, FenceError> {
  const asked = QUESTIONS.parseAskable(source);
  return asked.ok
    ? ok({ kind: 'asked', question: asked.value })
    : err(taskError(sayStepError(asked.error, t, sayError), source, asked.error));
}

export const FACTS = {
  'players-least': MIN_SEATS,
  'players-most': MAX_SEATS,
  'deck-cards': DECK_SIZE,
  'hand-cards': HAND_SIZE,
  directions: DIRECTIONS.length,
  'field-cards': DIRECTIONS.length + 1,
  'compass-coins': COMPASS_COINS,
  'copies-of-a-direction': copiesOf('N'),
  'turn-cards': copiesOf('turn'),
  'wind-cards': whiteDeck().length - copiesOf('turn') - copiesOf('blank'),
  'lowest-fee': Math.min(...blackDeck()),
  'highest-fee': Math.max(...blackDeck()),
} satisfies Facts;

const seatsOf = ({ question: { position } }: TurnPuzzle): number =>
  position.kind === 'loot'
    ? position.holdings.length
    : Math.max(position.setup.hands.length, MIN_SEATS);

const nameOf = (ask: string) => `question-kind.${ask}`;

const PUZZLES = collectionOf(
  { format: PUZZLE_FILE, english: { ...rulings, ...puzzleWords } },
  QUESTIONS.asks.map(nameOf),
  (puzzle) => ({
    seats: seatsOf(puzzle),
    difficulty: QUESTIONS.difficultyOf(puzzle.question),
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
} as const satisfies Game;

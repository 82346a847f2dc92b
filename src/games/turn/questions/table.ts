import { anyOf, type Random, shuffled } from '../../../core/random.ts';
import { checked, err, ok, type Result } from '../../../core/result.ts';
import { errorAt } from '../../../core/scanner.ts';
import {
  noTask,
  placeOf,
  plainText,
  type StepError,
  type TaskText,
} from '../../../core/task-text.ts';
import {
  type Answer,
  type Answers,
  type AnyQuestion,
  type GameTerms,
  positionsOf,
  type QuestionKind,
} from '../../../kit/question/question.ts';
import type { RulingStep } from '../explain/move.ts';
import { type Speech, sayCard, type Translate } from '../explain/say.ts';
import { cardNamed, makeCard } from '../notation/cards.ts';
import {
  type LootPosition,
  makePosition,
  type Position,
  parsePosition,
  type TablePosition,
} from '../notation/position.ts';
import type { ClauseId } from '../rules/clauses.ts';
import { blackDeck, type Card, compareCards, isWindCard, whiteDeck } from '../rules/deal.ts';
import {
  DIRECTIONS,
  type Direction,
  isDirection,
  LIES,
  lieTowards,
  perDirection,
  pointsTo,
} from '../rules/directions.ts';
import { isOver } from '../rules/end.ts';
import type { Game, Move } from '../rules/game.ts';
import { allowedLies, checkMove, type GameEvent, type Refusal, replay } from '../rules/play.ts';
import { checkTable, gameOf, type TableSetup } from '../rules/position.ts';
import { MISTAKES, type MisreadingId } from './misreadings.ts';

export type TablePart = 'places' | 'piles' | 'hand';

export interface TableScene extends TablePosition {
  readonly at: 'start' | 'end';
  /** The part whose spots are the answers; what lies nowhere there is offered beside it. Left out where none are. */
  readonly on?: TablePart;
  /** Which card of the acting player is asked about, if one is. */
  readonly card?: Card | undefined;
}

export type Scene = TableScene | LootPosition;

export interface TurnTerms extends GameTerms {
  readonly reason: RulingStep;
  readonly speech: Speech;
  readonly scene: Scene;
}

export interface Kind<Q extends AnyQuestion> extends QuestionKind<Q, TurnTerms> {
  seemsRight?(question: Q, misreading: MisreadingId): readonly Answer[];
  clauses(question: Q): readonly ClauseId[];
}

export const { inPosition, aboutPosition } = positionsOf<Position>(parsePosition, makePosition);

interface AtTable {
  readonly position: TablePosition;
}

export interface AskedAtTable<Ask> extends AtTable {
  readonly ask: Ask;
}

export function gameAt({ position }: AtTable): { game: Game; events: readonly GameEvent[] } {
  const start = gameOf(position.setup);
  const made = checked(replay(start, position.moves));
  return {
    game: made.at(-1)?.game ?? start,
    events: made.flatMap(({ events }) => events),
  };
}

export const judgedBy = <Q extends AtTable>(judge: (question: Q, game: Game) => Answers) => ({
  answers: (question: Q): Answers => judge(question, gameAt(question).game),
  seemsRight: (question: Q, misreading: MisreadingId): readonly Answer[] => {
    const mistake = MISTAKES[misreading];
    return mistake ? judge(question, mistake(gameAt(question).game)).right : [];
  },
  hasOwnReasons: true,
});

/**
 * [N10] A card that is asked about must be held, and a discard that is asked about be due.
 * @param codes the refusals that make it no question; any if left out.
 */
export function askedNow<Q extends AtTable>(
  question: Q,
  { ask, details }: TaskText,
  card: Card | undefined,
  codes?: readonly Refusal['code'][],
): Result<Q, StepError> {
  if (card === undefined) return ok(question);
  const checked = checkMove(gameAt(question).game, { kind: 'discard', card, onto: 'N' });
  if (checked.ok || codes?.includes(checked.error.code) === false) return ok(question);
  const { code, clause } = checked.error;
  // A card that is not held is pointed at itself; for all else the question comes at the wrong time.
  const at = code === 'not-in-hand' ? placeOf(details) : ask;
  return err(errorAt<Refusal['code'], ClauseId>(details.whole, code, at, clause));
}

export interface OfCard<Ask = string> extends AskedAtTable<Ask> {
  readonly card: Card;
}

/** @param codes the refusals that make it no question; any if left out. */
export const aboutCard = (codes?: readonly Refusal['code'][]) => ({
  parse: <A extends string>(ask: A, text: TaskText) =>
    inPosition('table', text.position, (position) => {
      const card = cardNamed(plainText(text.details));
      return card === null
        ? noTask(text.details)
        : askedNow({ ask, card, position }, text, card, codes);
    }),
  make: ({ card, position }: OfCard) => ({
    details: makeCard(card),
    position: makePosition(position),
  }),
});

export const windMove = (card: Card, place: Direction): Move => ({ kind: 'wind', card, place });

export const handOf = ({ players, turn }: Game): Card[] => [
  ...new Set(players[turn.seat]?.hand ?? []),
];

/** [N12] [N18] Where a card points now; anywhere, if it is no wind card: the refusal says why. */
export const target = (game: Game, card: string): Direction => {
  const lie = allowedLies(game.lie)[0] ?? 'upright';
  return isDirection(card) ? pointsTo(card, lie) : 'N';
};

/** [N13] [N17] [N19] What a table with a Turn card or upside-down winds is about. */
export function tableClauses({ position }: AtTable): ClauseId[] {
  const { setup, moves } = position;
  const { turnCards, lie, discards, places } = setup;
  const hasTurnCard = turnCards.length > 0 || moves.some(({ kind }) => kind === 'turn');
  return [
    ...(hasTurnCard ? (['N17', 'N18', 'N19'] as const) : []),
    ...(lie === 'upside-down' ? (['N13'] as const) : []),
    ...(Object.values(discards).some((pile) => pile.length > 0) ? (['N23'] as const) : []),
    ...(Object.values(places).some((place) => typeof place === 'number')
      ? (['N3', 'NA11'] as const)
      : (['N2'] as const)),
  ];
}

export const tableBurden = ({ position: { setup, moves } }: AtTable): number =>
  Number(setup.turnCards.length > 1) + Number(moves.length > 1);

export const tableScene = ({ position }: AtTable): TableScene => ({ ...position, at: 'end' });

export const askedOn =
  (on: TablePart) =>
  (question: AtTable & { readonly card?: Card }): TableScene => ({
    ...tableScene(question),
    on,
    card: question.card,
  });

/** What is played in the turn that is asked about, without its result, which may be the question. */
export function sayPlayed({ setup, moves }: TablePosition, speech: Speech): string {
  const isOpen = setup.lie === null && !moves.some(({ kind }) => kind === 'turn');
  const played = moves.map((move) => sayMove(move, isOpen, speech.t));
  return speech.t('board.then', { moves: speech.list(played) });
}

/** Where nothing has decided how winds lie, it says how this one does. */
function sayMove(move: Move, isOpen: boolean, t: Translate): string {
  if (move.kind === 'draw') return '';
  if (move.kind === 'turn') return t('board.turn-card', { lie: t(`lie.${move.lie}`) });
  const card = sayCard(move.card, t);
  const lie =
    move.kind === 'wind' && isOpen && isWindCard(move.card)
      ? lieTowards(move.card, move.place)
      : null;
  return lie ? t('board.wind-card', { card, lie: t(`lie.${lie}`) }) : card;
}

export const sayCardAnswer = (answer: Answer, { t }: Speech): string => {
  const card = cardNamed(answer);
  return card === null ? answer : sayCard(card, t);
};

/** A table that a game can reach and that goes on; null if it is none. */
export function draftTable(draft: TableSetup, moves: readonly Move[]): TablePosition | null {
  const setup = { ...draft, hands: draft.hands.map((hand) => hand.toSorted(compareCards)) };
  if (checkTable(setup) !== null || isOver(gameOf(setup))) return null;
  return replay(gameOf(setup), moves).ok ? { kind: 'table', setup, moves } : null;
}

export function draftSetup(random: Random, winds: number): TableSetup {
  const filled = shuffled(DIRECTIONS, random).slice(0, winds);
  const fees = shuffled(blackDeck(), random);
  const turnCards = Array.from({ length: random(3) }, () => anyOf(LIES, random));
  return {
    turnCards,
    lie: turnCards.at(-1) ?? anyOf(LIES, random),
    places: perDirection((place, index) =>
      filled.includes(place) ? 'wind' : (fees[index] ?? null),
    ),
    hands: [draw(random, 4)],
    pile: null,
    discards: perDirection(() => []),
    black: [],
  };
}

export const draw = (random: Random, count: number): Card[] =>
  shuffled(whiteDeck(), random).slice(0, count);
